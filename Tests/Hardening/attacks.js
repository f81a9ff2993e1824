// What a page of another site tries on `home`. Each returns what it could read or take hold of: nothing is a loss for it.
const attacks = {
  async "reads by script"(home) {
    return (await fetch(home + "/api/today", { credentials: "include" })).text();
  },
  async "writes by script"(home) {
    const headers = { "Content-Type": "application/json" };
    await fetch(home + "/api/daily-logs", { method: "POST", credentials: "include", headers, body: '{"steps": 666}' });
  },
  async "writes without asking first"(home) {
    const headers = { "Content-Type": "text/plain" };
    await fetch(home + "/api/daily-logs", { method: "POST", mode: "no-cors", credentials: "include", headers, body: '{"steps": 666}' });
  },
  async "erases"(home) {
    const headers = { "Content-Type": "application/json" };
    await fetch(home + "/api/account", { method: "DELETE", credentials: "include", headers, body: '{"confirm": "sam"}' });
  },
  async "a beacon"(home) {
    for (const type of ["text/plain", "application/json"]) navigator.sendBeacon(home + "/api/daily-logs", new Blob(['{"steps": 666}'], { type }));
    await new Promise((done) => setTimeout(done, 300));
  },
  async "a form"(home) {
    const frame = document.createElement("iframe");
    frame.name = "target";
    const form = document.createElement("form");
    Object.assign(form, { method: "post", target: "target", enctype: "text/plain", action: home + "/api/daily-logs" });
    const field = document.createElement("input");
    Object.assign(field, { name: '{"steps": 666, "x": "', value: '"}' });
    form.append(field);
    document.body.append(frame, form);
    form.submit();
    await new Promise((done) => setTimeout(done, 500));
  },
  "an image of data": (home) =>
    new Promise((done) => {
      const image = new Image();
      image.onload = () => done(`seen, ${image.width} wide`);
      image.onerror = () => done("");
      image.src = home + "/charts/weight.svg";
    }),
  "data as a script": (home) =>
    new Promise((done) => {
      const script = document.createElement("script");
      script.onload = () => done("ran");
      script.onerror = () => done("");
      script.src = home + "/api/today";
      document.head.append(script);
    }),
  "live events": (home) =>
    new Promise((done) => {
      const events = new EventSource(home + "/api/events", { withCredentials: true });
      events.onopen = () => done("open");
      events.onerror = () => done("");
    }),
  "a frame": (home) =>
    new Promise((done) => {
      const frame = document.createElement("iframe");
      // One that is refused shows a page of the browser's own, which has no frames and no words for others.
      frame.onload = () => {
        try {
          done(frame.contentDocument.body.textContent);
        } catch {
          frame.contentWindow.postMessage("hello", home);
          done(frame.contentWindow.length ? "shown" : "");
        }
      };
      frame.src = home + "/";
      document.body.append(frame);
      setTimeout(() => done(""), 2000);
    }),
  async "a window"(home) {
    const other = window.open(home + "/");
    await new Promise((done) => setTimeout(done, 1500));
    return other && !other.closed ? "held" : "";
  },
};
