import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Reader } from "mmdb-lib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openGeography, readCountry } from "./geography.ts";

afterEach(() => vi.restoreAllMocks());

describe("the country of an address (LICENCE-03)", () => {
  it.each([
    ["8.8.8.8", "US"],
    ["::ffff:8.8.8.8", "US"],
    ["2001:4860:4860::8888", "US"],
    ["193.40.5.162", "EE"],
    ["2001:bb8::1", "EE"],
    ["1.1.1.1", "AU"],
    ["127.0.0.1", null],
    ["::1", null],
    ["10.1.2.3", null],
    ["192.168.1.1", null],
    ["fd00::1", null],
    ["203.0.113.7", null],
    ["198.51.100.9", null],
    ["172.31.255.255", null],
    ["100.100.1.1", null],
    ["255.255.255.255", null],
    ["::ffff:192.168.1.1", null],
    ["::", null],
    ["2001:db8::7", null],
    ["fe80::1", null],
    ["", null],
    ["unknown", null],
    ["999.1.1.1", null],
    ["<script>", null],
  ])("%s is %s", async (address, country) => {
    expect((await openGeography())(address)).toBe(country);
  });

  it("is looked up once while it is kept, also where it is not known", async () => {
    const countryOf = await openGeography();
    const look = vi.spyOn(Reader.prototype, "get");
    for (const address of ["8.8.4.4", "240e::1", "8.8.4.4", "240e::1"]) countryOf(address);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("is kept for ten thousand addresses at most", async () => {
    const countryOf = await openGeography();
    const look = vi.spyOn(Reader.prototype, "get");
    for (let one = 0; one <= 10_000; one++) countryOf(`8.1.${one >> 8}.${one & 255}`);
    countryOf("8.1.0.0");
    expect(look).toHaveBeenCalledTimes(10_002);
  });

  it("is read from databases that write it by itself or as a part of the place", async () => {
    const countryOf = await openGeography();
    const look = vi.spyOn(Reader.prototype, "get") as unknown as {
      mockReturnValue(found: object | null): void;
    };
    look.mockReturnValue({ country: { iso_code: "NZ" } });
    expect(countryOf("8.0.0.2")).toBe("NZ");
    look.mockReturnValue({ country_code: "no country" });
    expect(countryOf("8.0.0.3")).toBeNull();
    look.mockReturnValue({ continent: { code: "EU" } });
    expect(countryOf("8.0.0.4")).toBeNull();
  });
});

describe("a database that cannot be opened", () => {
  it("is said at once: no file, or something else", async () => {
    const folder = await mkdtemp(join(tmpdir(), "houselight-geography-"));
    const path = join(folder, "other.mmdb");
    await expect(openGeography(path)).rejects.toThrow("ENOENT");
    await writeFile(path, "no database");
    await expect(openGeography(path)).rejects.toThrow();
    await rm(folder, { recursive: true });
  });
});

describe("a code of a country", () => {
  it.each([
    ["DE", "DE"],
    ["XX", null],
    ["T1", null],
    ["de", null],
    ["DEU", null],
    ["", null],
    [undefined, null],
    [7, null],
  ])("%j is %j", (code, country) => expect(readCountry(code)).toBe(country));
});
