CREATE TABLE account (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE UNIQUE CHECK (length(name) BETWEEN 1 AND 254),
    email TEXT COLLATE NOCASE UNIQUE,
    password_hash TEXT,
    is_owner INTEGER NOT NULL DEFAULT 0 CHECK (is_owner IN (0, 1)),
    created_at REAL NOT NULL
) STRICT;

CREATE TABLE api_token (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created_at REAL NOT NULL,
    last_used_at REAL
) STRICT;

CREATE INDEX api_token_owner ON api_token(owner);

CREATE TABLE app_lock (
    session TEXT PRIMARY KEY NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    minutes INTEGER NOT NULL CHECK (minutes > 0),
    locks_on_return INTEGER NOT NULL CHECK (locks_on_return IN (0, 1)),
    pin_hash BLOB,
    pin_tries INTEGER NOT NULL DEFAULT 0 CHECK (pin_tries >= 0),
    pin_open_at REAL,
    active_at REAL NOT NULL,
    locked_at REAL
) STRICT;

CREATE INDEX app_lock_owner ON app_lock(owner);

CREATE TABLE apple_identity (
    subject TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL UNIQUE REFERENCES account(id) ON DELETE CASCADE,
    created_at REAL NOT NULL
) STRICT;

CREATE TABLE article_read (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    article TEXT NOT NULL CHECK (article <> ''),
    at REAL NOT NULL,
    PRIMARY KEY (owner, article)
) STRICT, WITHOUT ROWID;

CREATE TABLE calendar_address (
    owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    secret_hash BLOB NOT NULL UNIQUE,
    created_at REAL NOT NULL
) STRICT;

CREATE TABLE chat_message (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    conversation TEXT NOT NULL,
    at REAL NOT NULL,
    role TEXT NOT NULL,
    text TEXT NOT NULL,
    -- of the coach: how the question was read, what the answer rests on
    answer TEXT CHECK (answer IS NULL OR json_valid(answer)),
    deleted_at REAL
) STRICT;

CREATE INDEX chat_message_conversation ON chat_message(owner, conversation, at);

CREATE TABLE check_in (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    at REAL NOT NULL,
    PRIMARY KEY (owner, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_log (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    notes TEXT,
    workout_completed INTEGER CHECK (workout_completed IN (0, 1)),
    workout_type TEXT,
    updated_at REAL NOT NULL,
    PRIMARY KEY (owner, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE erasure (
    account TEXT PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE exercise_video (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    exercise TEXT NOT NULL CHECK (exercise <> ''),
    address TEXT NOT NULL CHECK (address <> ''),
    PRIMARY KEY (owner, exercise)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    metric TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source <> ''),
    value REAL NOT NULL CHECK (value BETWEEN -1e9 AND 1e9),
    typed_value REAL,
    typed_unit TEXT,
    updated_at REAL NOT NULL,
    PRIMARY KEY (owner, day, metric, source)
) STRICT, WITHOUT ROWID;

CREATE INDEX figure_manual ON figure(owner, day) WHERE source = 'manual';

CREATE INDEX figure_metric ON figure(owner, metric, day);

CREATE TABLE food (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    drink TEXT,
    density REAL CHECK (density > 0),
    portions TEXT NOT NULL CHECK (json_valid(portions)),
    energy REAL CHECK (energy >= 0),
    protein REAL CHECK (protein >= 0),
    carbs REAL CHECK (carbs >= 0),
    fat REAL CHECK (fat >= 0),
    fibre REAL CHECK (fibre >= 0),
    sugar REAL CHECK (sugar >= 0),
    saturated_fat REAL CHECK (saturated_fat >= 0),
    salt REAL CHECK (salt >= 0),
    caffeine REAL CHECK (caffeine >= 0),
    alcohol REAL CHECK (alcohol >= 0),
    created_at REAL NOT NULL,
    deleted_at REAL
, barcode TEXT, micros TEXT CHECK (micros GLOB '*[0-9]' AND micros NOT GLOB '*[^0-9.;e-]*')) STRICT;

CREATE TABLE food_entry (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    at REAL NOT NULL,
    minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
    slot TEXT NOT NULL,
    food_id TEXT,
    name TEXT NOT NULL CHECK (name <> ''),
    amount REAL NOT NULL CHECK (amount > 0),
    unit TEXT NOT NULL,
    grams REAL CHECK (grams >= 0),
    millilitres REAL CHECK (millilitres >= 0),
    drink TEXT,
    energy REAL CHECK (energy >= 0),
    protein REAL CHECK (protein >= 0),
    carbs REAL CHECK (carbs >= 0),
    fat REAL CHECK (fat >= 0),
    fibre REAL CHECK (fibre >= 0),
    sugar REAL CHECK (sugar >= 0),
    saturated_fat REAL CHECK (saturated_fat >= 0),
    salt REAL CHECK (salt >= 0),
    caffeine REAL CHECK (caffeine >= 0),
    alcohol REAL CHECK (alcohol >= 0),
    notes TEXT,
    hunger INTEGER CHECK (hunger BETWEEN 1 AND 5),
    mood TEXT,
    idempotency_key TEXT,
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL,
    deleted_at REAL, micros TEXT CHECK (micros GLOB '*[0-9]' AND micros NOT GLOB '*[^0-9.;e-]*'),
    UNIQUE (owner, idempotency_key)
) STRICT;

CREATE INDEX food_entry_day ON food_entry(owner, day);

CREATE INDEX food_entry_food ON food_entry(owner, coalesce(food_id, 'called ' || lower(name)), at, day)
    WHERE deleted_at IS NULL;

CREATE INDEX food_entry_kept ON food_entry(owner, day) WHERE deleted_at IS NULL;

CREATE INDEX food_owner ON food(owner);

CREATE TABLE goals (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    from_day TEXT NOT NULL CHECK (from_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    goals TEXT NOT NULL CHECK (json_valid(goals)),
    PRIMARY KEY (owner, from_day)
) STRICT, WITHOUT ROWID;

CREATE TABLE health_detail (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('sleep', 'workouts', 'steps', 'heartRate')),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    batch INTEGER NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    also TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (owner, kind, day, batch)
) STRICT, WITHOUT ROWID;

CREATE TABLE health_figure (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    metric TEXT NOT NULL,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    batch INTEGER NOT NULL,
    source INTEGER NOT NULL,
    -- ids with commas
    rivals TEXT NOT NULL,
    value REAL NOT NULL CHECK (value BETWEEN -1e9 AND 1e9),
    -- later batches that say the same of this metric and day, ids with commas around
    also TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (owner, metric, day, batch, source, rivals)
) STRICT, WITHOUT ROWID;

CREATE TABLE health_source (
    id INTEGER PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('manual', 'watch', 'phone', 'other')),
    UNIQUE (owner, name)
) STRICT;

CREATE TABLE import_answer (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    question TEXT NOT NULL CHECK (question <> ''),
    answer TEXT NOT NULL,
    PRIMARY KEY (owner, question)
) STRICT, WITHOUT ROWID;

CREATE TABLE "import_batch" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('export', 'push')),
    file_name TEXT NOT NULL,
    -- only what is live counts for days
    state TEXT NOT NULL CHECK (state IN ('reading', 'ready', 'live', 'takenBack')),
    -- where two live batches tell of the same metric and day, the later export counts
    exported_at REAL NOT NULL,
    created_at REAL NOT NULL,
    taken_back_at REAL,
    summary TEXT CHECK (summary IS NULL OR json_valid(summary)),
    origin TEXT NOT NULL DEFAULT 'apple' CHECK (origin <> '')
) STRICT;

CREATE INDEX import_batch_owner ON import_batch(owner);

CREATE TABLE import_item (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('entry', 'workout', 'exercise')),
    batch INTEGER NOT NULL,
    item TEXT NOT NULL,
    -- empty for an exercise
    day TEXT NOT NULL,
    PRIMARY KEY (owner, kind, batch, item)
) STRICT, WITHOUT ROWID;

CREATE INDEX import_item_item ON import_item(owner, kind, item);

CREATE TABLE login_link (
    token_hash BLOB PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    created_at REAL NOT NULL,
    expires_at REAL NOT NULL
) STRICT;

CREATE INDEX login_link_owner ON login_link(owner);

CREATE TABLE meal_template (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    slot TEXT,
    -- ISO weekdays with commas; empty for any day
    weekdays TEXT NOT NULL,
    items TEXT NOT NULL CHECK (json_valid(items)),
    used_count INTEGER NOT NULL DEFAULT 0,
    last_used_at REAL,
    created_at REAL NOT NULL,
    deleted_at REAL
) STRICT;

CREATE INDEX meal_template_owner ON meal_template(owner);

CREATE TABLE model_limit (
    owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    input_price REAL CHECK (input_price >= 0),
    output_price REAL CHECK (output_price >= 0),
    month_cap REAL CHECK (month_cap >= 0)
) STRICT;

CREATE TABLE model_use (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    month TEXT NOT NULL CHECK (month GLOB '[12][0-9][0-9][0-9]-[01][0-9]'),
    requests INTEGER NOT NULL CHECK (requests >= 0),
    input_tokens INTEGER NOT NULL CHECK (input_tokens >= 0),
    output_tokens INTEGER NOT NULL CHECK (output_tokens >= 0),
    cost REAL NOT NULL CHECK (cost >= 0),
    PRIMARY KEY (owner, month)
) STRICT, WITHOUT ROWID;

CREATE TABLE own_exercise (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    exercise TEXT NOT NULL CHECK (json_valid(exercise)),
    created_at REAL NOT NULL,
    deleted_at REAL
) STRICT;

CREATE INDEX own_exercise_owner ON own_exercise(owner);

CREATE TABLE own_figure (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    measure TEXT NOT NULL REFERENCES own_measure(id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    value REAL NOT NULL CHECK (value BETWEEN -1e9 AND 1e9),
    updated_at REAL NOT NULL,
    PRIMARY KEY (owner, measure, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX own_figure_day ON own_figure(owner, day);

CREATE INDEX own_figure_measure ON own_figure(measure);

CREATE TABLE own_measure (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    unit TEXT NOT NULL,
    created_at REAL NOT NULL,
    deleted_at REAL
) STRICT;

CREATE INDEX own_measure_owner ON own_measure(owner);

CREATE TABLE passkey (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    credential BLOB NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
    created_at REAL NOT NULL,
    last_used_at REAL,
    refused_at REAL
) STRICT;

CREATE INDEX passkey_owner ON passkey(owner);

CREATE TABLE photo (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    -- "profile", or "entry " and the id of a food entry
    subject TEXT NOT NULL,
    created_at REAL NOT NULL,
    UNIQUE (owner, subject)
) STRICT;

CREATE TABLE preferences (
    owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    preferences TEXT NOT NULL CHECK (json_valid(preferences))
) STRICT;

CREATE TABLE profile (
    owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    profile TEXT NOT NULL CHECK (json_valid(profile))
) STRICT;

CREATE TABLE recipe (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    recipe TEXT NOT NULL CHECK (json_valid(recipe)),
    created_at REAL NOT NULL,
    deleted_at REAL
) STRICT;

CREATE INDEX recipe_owner ON recipe(owner);

CREATE TABLE reminders (
    owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    reminders TEXT NOT NULL CHECK (json_valid(reminders)),
    saved_at REAL NOT NULL CHECK (saved_at BETWEEN 0 AND 7258118400)
) STRICT;

CREATE TABLE session (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    token_hash BLOB NOT NULL UNIQUE,
    user_agent TEXT NOT NULL,
    created_at REAL NOT NULL,
    last_seen_at REAL NOT NULL,
    expires_at REAL NOT NULL
) STRICT;

CREATE INDEX session_owner ON session(owner);

CREATE TABLE source_order (
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (owner, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sqlite_sequence(name,seq);

CREATE TABLE workout (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    at REAL NOT NULL,
    minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- how long it took, and where nobody said that, how long its timed sets did
    minutes REAL,
    known_minutes REAL,
    is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    template TEXT,
    notes TEXT,
    exercises TEXT NOT NULL CHECK (json_valid(exercises)),
    idempotency_key TEXT,
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL,
    deleted_at REAL, joined TEXT,
    UNIQUE (owner, idempotency_key)
) STRICT;

CREATE INDEX workout_day ON workout(owner, day);

CREATE TABLE workout_template (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    template TEXT NOT NULL CHECK (json_valid(template)),
    used_count INTEGER NOT NULL DEFAULT 0,
    last_used_at REAL,
    created_at REAL NOT NULL,
    deleted_at REAL
) STRICT;

CREATE INDEX workout_template_owner ON workout_template(owner);
