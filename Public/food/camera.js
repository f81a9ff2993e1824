// The live picture of a camera, looked at a few times a second.

export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

const pause = 125;

/**
 * Shows the camera in `video` and gives it to `look()` at most eight times a second and half of the time, until that answers true.
 * The camera goes off then, when `stop()` is called, when the video leaves the page, and when the page is hidden; `ended()` tells.
 * Rejects when there is no camera or no permission.
 */
export async function watchCamera(video, look, ended) {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } });
    let timer;
    let isOn = true;

    function stop() {
        if (!isOn) return;
        isOn = false;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", hide);
        for (const track of stream.getTracks()) track.stop();
        video.srcObject = null;
        ended();
    }

    function hide() {
        if (document.hidden) stop();
    }

    async function next() {
        if (!video.isConnected) return stop();
        const start = performance.now();
        if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && (await look()) && isOn) return stop();
        if (isOn) timer = setTimeout(next, Math.max(pause - (performance.now() - start), performance.now() - start));
    }

    document.addEventListener("visibilitychange", hide);
    for (const track of stream.getTracks()) track.addEventListener("ended", stop);
    video.srcObject = stream;
    await video.play().catch(() => {});
    hide();
    if (isOn) next();
    return stop;
}
