// Devices nearby: one for each service, which this page knows until it is let go.

const devices = new Map();

/** Tells the device's name once it is connected, then every packet; a lost connection ends it. Only
 * the first time somebody chooses, and has to have tapped for it. */
export async function connect(tell, service, measurement) {
  if (!isSecureContext) return ["failed", "insecure"];
  if (!navigator.bluetooth) return ["failed", "unsupported"];
  const filters = [{ services: [service] }];
  const device = devices.get(service) ?? await navigator.bluetooth.requestDevice({ filters });
  devices.set(service, device);
  const lost = new Promise((resolve) =>
    device.addEventListener("gattserverdisconnected", resolve, { once: true }));
  const server = await device.gatt.connect();
  const source = await (await server.getPrimaryService(service)).getCharacteristic(measurement);
  source.addEventListener("characteristicvaluechanged", ({ target: { value } }) =>
    tell(["bytes", new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]));
  await source.startNotifications();
  tell(["text", device.name ?? ""]);
  await lost;
  return ["failed", "lost"];
}

/** Lets a device go; one that offers another service as well stays connected for that. */
export function disconnect(service) {
  const device = devices.get(service);
  devices.delete(service);
  if (![...devices.values()].includes(device)) device?.gatt.disconnect();
}
