// What the device's motion sensors and its compass say, as HostRequest has it.

/** Bytes of a sample, samples of a batch; from m/s² to 1/4096 g, from degrees to 1/900 rad/s. */
const SAMPLE = 16, MOST = 256, PULL = 4096 / 9.80665, TURN = 900 * Math.PI / 180;
export let unwatchMotion = () => {}, unwatchHeading = () => {};
const permission = async (kind) => {
  const said = isSecureContext ? await window[kind]?.requestPermission?.() ?? "granted" : "insecure";
  return said === "prompt" ? "NotAllowedError" : said;
};

export async function watchMotion(tell) {
  const allowed = await permission("DeviceMotionEvent");
  if (allowed !== "granted") return ["failed", allowed];
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
  unwatchMotion();
  return ["failed", "unsupported"];
}

/** Five times a second: which edge of the screen is up is the client's to consider. */
export async function watchHeading(tell) {
  const allowed = await permission("DeviceOrientationEvent"), kinds = ["absolute", ""];
  if (allowed !== "granted") return ["failed", allowed];
  let last = -Infinity, silence = unwatchHeading();
  const sense = ({ alpha, absolute, webkitCompassHeading: compass, timeStamp: at }) => {
    const told = absolute && alpha != null ? [360 - alpha, "true"] : [compass, "magnetic"];
    if (told[0] == null || at - last < 200) return;
    clearTimeout(silence, last = at);
    tell(["text", [...told, screen.orientation?.angle ?? 0].join(" ")]);
  };
  const each = (act) => kinds.forEach((kind) => act(`deviceorientation${kind}`, sense));
  unwatchHeading = () => each(removeEventListener, clearTimeout(silence));
  each(addEventListener);
  await new Promise((resolve) => (silence = setTimeout(resolve, 3_000)));
  unwatchHeading();
  return ["failed", "unsupported"];
}
