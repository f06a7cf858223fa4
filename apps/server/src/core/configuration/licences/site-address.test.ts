import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { brandAddresses, houseAddress, localeAddresses, siteAddress } from "./site-address.ts";

vi.mock("node:os", async (original) => ({
  ...(await original<object>()),
  networkInterfaces: vi.fn(),
}));

/** Gives this machine addresses in its networks. */
function inNetworks(...addresses: string[]): void {
  const one = (address: string, internal: boolean) => ({
    address,
    internal,
    family: address.includes(":") ? "IPv6" : "IPv4",
  });
  vi.mocked(networkInterfaces).mockReturnValue({
    lo: [one("127.0.0.1", true), one("::1", true)],
    eth0: addresses.map((address) => one(address, false)),
  } as never);
}
afterEach(() => void vi.mocked(networkInterfaces).mockReset());

const LOCAL = { HOST: "127.0.0.1", PUBLIC_URL: undefined };
const EVERYWHERE = { HOST: "0.0.0.0", PUBLIC_URL: undefined };
const PUBLIC = { HOST: "0.0.0.0", PUBLIC_URL: "https://paper-rocket.example/" };

describe("the address of the site", () => {
  it.each([
    [LOCAL, "localhost:4000", "http://localhost:3000"],
    [LOCAL, "127.0.0.1:3000", "http://127.0.0.1:3000"],
    [LOCAL, "[::1]:3000", "http://[::1]:3000"],
    [LOCAL, "LANTERN-HALL.localhost:3000", "http://lantern-hall.localhost:3000"],
    [LOCAL, "evil.example", "http://127.0.0.1:3000"],
    [LOCAL, "192.168.7.5:3000", "http://127.0.0.1:3000"],
    [LOCAL, "127.0.0.1:4199/evil", "http://127.0.0.1:3000"],
    [LOCAL, "", "http://127.0.0.1:3000"],
    [EVERYWHERE, "192.168.7.5:3000", "http://192.168.7.5:3000"],
    [EVERYWHERE, "[2001:db8::5]:3000", "http://[2001:db8::5]:3000"],
    [EVERYWHERE, "localhost:3000", "http://localhost:3000"],
    [EVERYWHERE, "evil.example", "http://192.168.7.5:3000"],
    [PUBLIC, "evil.example", "https://paper-rocket.example"],
    [PUBLIC, "localhost:3000", "https://paper-rocket.example"],
    [PUBLIC, "192.168.7.5", "https://paper-rocket.example"],
    [PUBLIC, "lantern-hall.localhost", "https://lantern-hall.localhost"],
  ])("with %o for %j is %s", (config, host, address) => {
    inNetworks("2001:db8::5", "192.168.7.5");
    expect(siteAddress(config, host, 3000)).toBe(address);
  });
});

describe("SHELL-21: the addresses of languages", () => {
  const german = { de: "http://de.paper-rocket.localhost:3000" };
  it.each([
    [LOCAL, "localhost:3000", german],
    [LOCAL, "Paper-Rocket.localhost", german],
    [LOCAL, "lantern-hall.localhost", {}],
    [LOCAL, "evil.example", {}],
    [PUBLIC, "localhost", {}],
    [PUBLIC, "paper-rocket.localhost", { de: "https://de.paper-rocket.localhost" }],
  ])("with %o for %j are %o", (config, host, addresses) => {
    inNetworks();
    expect(localeAddresses(config, host, 3000)).toEqual(addresses);
  });

  it("lead from a language's own host back to the brand's for all others", () => {
    const { de, en, it: italian } = localeAddresses(LOCAL, "de.paper-rocket.localhost", 3000);
    expect([de, en, italian]).toEqual([
      undefined,
      "http://paper-rocket.localhost:3000",
      "http://paper-rocket.localhost:3000",
    ]);
  });
});

describe("the addresses of the brands", () => {
  it("are one for each, in the order of the table", () => {
    inNetworks();
    expect(brandAddresses(LOCAL, 3000)).toEqual([
      { brand: "Paper Rocket", url: "http://localhost:3000" },
      { brand: "Lantern Hall", url: "http://lantern-hall.localhost:3000" },
    ]);
    expect(brandAddresses(PUBLIC, 3000)[0]?.url).toBe("https://paper-rocket.example");
  });
});

describe("the address for providers", () => {
  it.each([
    [LOCAL, "http://127.0.0.1:3000"],
    [{ ...LOCAL, HOST: "::1" }, "http://[::1]:3000"],
    [EVERYWHERE, "http://192.168.7.5:3000"],
    [{ ...EVERYWHERE, HOST: "::" }, "http://192.168.7.5:3000"],
    [PUBLIC, "https://paper-rocket.example"],
  ])("with %o is %s", (config, address) => {
    inNetworks("192.168.7.5");
    expect(houseAddress(config, 3000)).toBe(address);
  });

  it("is this machine's own when it is in no network", () => {
    inNetworks();
    expect(houseAddress(EVERYWHERE, 3000)).toBe("http://127.0.0.1:3000");
  });
});
