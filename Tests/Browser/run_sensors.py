"""A strap and a foot pod: in a script of the page, and as the browser's own emulation plays them."""
from playwright.sync_api import expect

#: The services that they offer (Bluetooth Assigned Numbers §3.4).
HEART_RATE, RUNNING_SPEED = 0x180D, 0x1814

# Stands in for the browser's Bluetooth. Whoever asks for a service is given a device that offers it. `choices` counts
# how often somebody had to choose.
WORN = """() => {
  const devices = new Map();
  class Device extends EventTarget {
    constructor(name) {
      super();
      const service = { getCharacteristic: async () => this.source };
      const connect = async () => {
        if (this.isAway) throw new DOMException("away", "NetworkError");
        this.source = Object.assign(new EventTarget(), { startNotifications: async () => {} });
        return { getPrimaryService: async () => service };
      };
      const disconnect = () => this.dispatchEvent(new Event("gattserverdisconnected"));
      Object.assign(this, { name, gatt: { connect, disconnect } });
    }
  }
  window.choices = 0;
  window.says = (service, packet) => {
    const { source } = devices.get(service);
    source.value = new DataView(new Uint8Array(packet).buffer);
    source.dispatchEvent(new Event("characteristicvaluechanged"));
  };
  window.leaves = (service) => {
    devices.get(service).isAway = true;
    devices.get(service).gatt.disconnect();
  };
  window.returns = (service) => { devices.get(service).isAway = false; };
  const requestDevice = async ({ filters: [{ services: [service] }] }) => {
    choices += 1;
    devices.set(service, new Device(service === 0x180D ? "Strap 9" : "Pod 7"));
    return devices.get(service);
  };
  Object.defineProperty(navigator, "bluetooth", { value: { requestDevice }, configurable: true });
}"""


class Worn:
    """What somebody wears, in a page that has `WORN`."""

    def __init__(self, page):
        self.page = page

    def says(self, service, *packet):
        self.page.evaluate("([service, packet]) => says(service, packet)", [service, packet])
        return self

    def beats(self, beats):
        return self.says(HEART_RATE, 0x06, beats)

    def strides(self, strides):
        return self.says(RUNNING_SPEED, 0x04, 0x00, 0x03, strides)

    def leaves(self, service=HEART_RATE):
        self.page.evaluate("(service) => leaves(service)", service)
        return self

    def returns(self, service=HEART_RATE):
        self.page.evaluate("(service) => returns(service)", service)
        return self


class Sensor:
    """One of the two on the page of sensors: `strap` or `pod`."""

    def __init__(self, page, name):
        part = page.locator(f"section[aria-labelledby=run-{name}]")
        self.status = part.locator("[role=status]")
        self.number = part.locator(".run-big")
        self.button = part.locator(f"#run-{name}-button")

    def connect(self, name):
        self.button.click()
        expect(self.status).to_have_text(f"{name}: Connected")
        return self


# The page keeps what it has subscribed to: notifications cannot be played from outside.
KEEPS = """() => {
  const kind = BluetoothRemoteGATTCharacteristic.prototype, start = kind.startNotifications;
  kind.startNotifications = function () {
    window.subscribed = this;
    return start.call(this);
  };
  window.says = (packet) => {
    const value = new DataView(new Uint8Array(packet).buffer);
    Object.defineProperty(subscribed, "value", { value, configurable: true });
    subscribed.dispatchEvent(new Event("characteristicvaluechanged"));
  };
}"""


class EmulatedStrap:
    """A strap nearby, played by the browser: it is found, chosen, connected and lost as any other."""

    ADDRESS, NAME = "09:09:09:09:09:09", "Strap 9"
    #: Codes of the Bluetooth core specification.
    SUCCESS, TIMEOUT = 0x00, 0x08

    def __init__(self, browser, page):
        self.page = page
        self.is_near = True
        self.chosen = set()
        page.add_init_script(f"({KEEPS})()")
        self.central = browser.new_browser_cdp_session()
        self.central.on("BluetoothEmulation.gattOperationReceived", self.operate)
        self.central.on("BluetoothEmulation.characteristicOperationReceived", self.subscribe)
        self.tell("enable", state="powered-on", leSupported=True)
        self.tell("simulatePreconnectedPeripheral", address=self.ADDRESS, name=self.NAME, manufacturerData=[],
                  knownServiceUuids=[self.uuid(0x180D)])
        service = self.tell("addService", address=self.ADDRESS, serviceUuid=self.uuid(0x180D))
        self.tell("addCharacteristic", serviceId=service["serviceId"], characteristicUuid=self.uuid(0x2A37),
                  properties={"notify": True})
        self.chooser = page.context.new_cdp_session(page)
        self.chooser.on("DeviceAccess.deviceRequestPrompted", self.choose)
        self.chooser.send("DeviceAccess.enable")

    @staticmethod
    def uuid(number):
        return f"0000{number:04x}-0000-1000-8000-00805f9b34fb"

    def tell(self, command, **values):
        return self.central.send(f"BluetoothEmulation.{command}", values)

    def choose(self, prompt):
        if prompt["devices"] and prompt["id"] not in self.chosen:
            self.chosen.add(prompt["id"])
            self.chooser.send("DeviceAccess.selectPrompt", {
                "id": prompt["id"], "deviceId": prompt["devices"][0]["id"]})

    def operate(self, operation):
        self.tell("simulateGATTOperationResponse", address=operation["address"], type=operation["type"],
                  code=self.SUCCESS if self.is_near else self.TIMEOUT)

    def subscribe(self, operation):
        self.tell("simulateCharacteristicOperationResponse", characteristicId=operation["characteristicId"],
                  type=operation["type"], code=self.SUCCESS)

    def beats(self, beats):
        self.page.evaluate("(beats) => says([0x06, beats])", beats)
        return self

    def leaves(self):
        self.is_near = False
        self.tell("simulateGATTDisconnection", address=self.ADDRESS)
        return self

    def returns(self):
        self.is_near = True
        return self
