// What this device keeps until it is sent, on its disk as soon as it is kept. What was logged has a number, a draft of the sets
// of a workout its name.

/** One transaction on the rows; `work(rows)` gives the request whose result is wanted. */
export function rows(mode, work) {
    return new Promise((resolve, reject) => {
        const opening = indexedDB.open("vitalpath", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("waiting", { keyPath: "id", autoIncrement: true });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
            const database = opening.result;
            try {
                const transaction = database.transaction("waiting", mode, { durability: "strict" });
                const request = work(transaction.objectStore("waiting"));
                transaction.oncomplete = () => { database.close(); resolve(request.result); };
                transaction.onabort = transaction.onerror = () => { database.close(); reject(transaction.error ?? request.error); };
            } catch (problem) {
                database.close();
                reject(problem);
            }
        };
    });
}

/** The numbers of what was logged. */
export const logged = () => IDBKeyRange.bound(-Infinity, Infinity);
