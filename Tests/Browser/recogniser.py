"""Speech without a microphone."""

# Stands in for the browser's recogniser, which needs a microphone: what it hears is what a test says.
RECOGNISER = """
window.SpeechRecognition = class {
    start() { window.recogniser = this; this.onstart?.(); }
    // What was heard last is told once more, as final.
    stop() { if (this.words) this.hear(this.words, true); this.onend?.(); }
    abort() { this.onend?.(); }
    hear(words, isFinal) { this.words = isFinal ? "" : words; this.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal })] }); }
    fail(error) { this.onerror?.({ error }); this.onend?.(); }
};
"""
