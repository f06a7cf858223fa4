import { describe, expect, it } from "vitest";
import { type ChromiumSearch, findChromium } from "./find-chromium.ts";

function machine(has: string[], given: Partial<ChromiumSearch> = {}): ChromiumSearch {
  return {
    env: {},
    platform: "linux",
    isRoot: false,
    isExecutable: async (path) => has.includes(path),
    unpackFromNpm: async () => null,
    ...given,
  };
}

describe("findChromium", () => {
  it("takes CHROMIUM_PATH before the system's browser", async () => {
    const search = machine(["/opt/mine", "/usr/bin/chromium"], {
      env: { CHROMIUM_PATH: "/opt/mine" },
    });
    expect((await findChromium(search)).executablePath).toBe("/opt/mine");
  });

  it("refuses a CHROMIUM_PATH that cannot be run, although a system browser is there", async () => {
    const search = machine(["/usr/bin/chromium"], { env: { CHROMIUM_PATH: "/opt/absent" } });
    await expect(findChromium(search)).rejects.toThrow("/opt/absent");
  });

  it("takes the system's browser before the packaged one", async () => {
    const search = machine(["/usr/bin/google-chrome"], {
      unpackFromNpm: async () => "/packaged",
    });
    expect((await findChromium(search)).executablePath).toBe("/usr/bin/google-chrome");
  });

  it("looks in every folder of PATH", async () => {
    const search = machine(["/opt/tools/bin/chromium"], { env: { PATH: "/bin:/opt/tools/bin" } });
    expect((await findChromium(search)).executablePath).toBe("/opt/tools/bin/chromium");
  });

  it("finds Chrome on macOS", async () => {
    const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    const found = await findChromium(machine([chrome], { platform: "darwin" }));
    expect(found.executablePath).toBe(chrome);
  });

  it("takes the packaged browser last, without a sandbox", async () => {
    const found = await findChromium(machine([], { unpackFromNpm: async () => "/packaged" }));
    expect(found.executablePath).toBe("/packaged");
    expect(found.args).toContain("--no-sandbox");
  });

  it("takes the packaged browser at once when CHROMIUM_PATH says npm", async () => {
    const search = machine(["/usr/bin/chromium", "npm"], {
      env: { CHROMIUM_PATH: "npm" },
      unpackFromNpm: async () => "/packaged",
    });
    expect((await findChromium(search)).executablePath).toBe("/packaged");
  });

  it("keeps the sandbox of a system browser except for root", async () => {
    const has = ["/usr/bin/chromium"];
    expect((await findChromium(machine(has))).args).not.toContain("--no-sandbox");
    expect((await findChromium(machine(has, { isRoot: true }))).args).toContain("--no-sandbox");
  });

  it("names the three ways when there is none", async () => {
    const search = findChromium(machine([]));
    await expect(search).rejects.toThrow(/CHROMIUM_PATH.*Chromium or Chrome.*@sparticuz\/chromium/);
  });
});
