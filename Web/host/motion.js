// What the device's motion sensors say, as HostRequest.watchMotion has it.

/** Bytes of a sample, samples of a batch; from m/s² to 1/4096 g, from degrees to 1/900 rad/s. */
const SAMPLE = 16, MOST = 256, PULL = 4096 / 9.80665, TURN = 900 * Math.PI / 180;
export let unwatchMotion = () => {};

export async function watchMotion(tell) {
  const allowed = isSecureContext
    ? await window.DeviceMotionEvent?.requestPermission?.() ?? "granted" : "insecure";
  if (allowed !== "granted") return ["failed", allowed === "prompt" ? "NotAllowedError" : allowed];
  unwatchMotion();
  let at = 0, silence, view = new DataView(new ArrayBuffer(SAMPLE * MOST));
  const sense = (event) => {
    const { acceleration: free, accelerationIncludingGravity: all, rotationRate: turned } = event;
    const isFree = free?.x != null, { x, y, z } = (isFree ? free : all) ?? {};
    if (x == null) return; // A device without sensors says that once.
    clearTimeout(silence);
    view.setUint32(at, event.timeStamp, true);
    [x * PULL, y * PULL, z * PULL, turned?.alpha * TURN, turned?.beta * TURN, turned?.gamma * TURN]
      .forEach((number, index) => view.setInt16(at + 4 + 2 * index,
        Math.round(Math.max(-32_768, Math.min(32_767, number || 0))), true));
    at += SAMPLE;
    if (event.timeStamp - view.getUint32(0, true) < 1_000 && at < view.byteLength) return;
    tell(["file", isFree ? "free" : "gravity", new Uint8Array(view.buffer.slice(0, at))], at = 0);
  };
  unwatchMotion = () => removeEventListener("devicemotion", sense, clearTimeout(silence));
  addEventListener("devicemotion", sense);
  await new Promise((resolve) => (silence = setTimeout(resolve, 3_000)));
  return ["failed", "unsupported", unwatchMotion()];
}
