import { sign, verify } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config";
import { planSimulators, runSimulators } from "./run-simulators.ts";

const plan = (env: Record<string, string>) => planSimulators(readConfig(env));

describe("the simulators of a house", () => {
  it.each([
    [{}, 3001, "http://127.0.0.1:3001", "http://127.0.0.1:3001/paperpay"],
    [{ PORT: "4000" }, 4001, "http://127.0.0.1:4001", "http://127.0.0.1:4001/paperpay"],
    [{ SIMULATORS_PORT: "5000" }, 5000, "http://127.0.0.1:5000", "http://127.0.0.1:5000/paperpay"],
    [
      { PUBLIC_URL: "https://rocket.example" },
      3001,
      "http://rocket.example:3001",
      "http://127.0.0.1:3001/paperpay",
    ],
    [
      { PUBLIC_URL: "https://rocket.example", SIMULATORS_URL: "https://pay.rocket.example/" },
      3001,
      "https://pay.rocket.example",
      "http://127.0.0.1:3001/paperpay",
    ],
  ])("with %o listen at %i and are shown at %s", async (env, port, publicUrl, paperpayUrl) =>
    expect(await plan(env)).toMatchObject({ host: "127.0.0.1", port, publicUrl, paperpayUrl }),
  );

  it("have another origin than the site, on a free port too", async () => {
    const { port, publicUrl } = await plan({ PORT: "0" });
    expect(port).toBeGreaterThan(0);
    expect(publicUrl).toBe(`http://127.0.0.1:${port}`);
  });

  it("get the key of the feed that the house is told, and the seed of its world", async () => {
    const planned = await plan({ SIMULATORS_PORT: "5000" });
    const identity = { appToken: "", secret: "", webhookSecret: "" };
    const shared = { paperpaySecret: "", identity, worldSeed: "a world", folder: "" };
    const told = new Promise((resolve) => {
      void runSimulators(
        async (options) => {
          resolve(options.sports);
          return { close: async () => {} };
        },
        planned,
        shared,
      );
    });
    const { password, host, pathname } = new URL(planned.sportsUrl);
    expect(await told).toEqual({ key: password, seed: "a world" });
    expect([password.length, host, pathname]).toEqual([64, "127.0.0.1:5000", "/oddsfeed"]);
  });

  it("share with each studio of games what its protocol proves itself by; on no known port there are none", async () => {
    const { studios, games } = await plan({ PORT: "4000" });
    expect(studios.map(({ id, protocol, url }) => [id, protocol, url])).toEqual([
      ["button-twine", "houselight", "http://127.0.0.1:4001/studio"],
      ["cork-candle", "hub88", "http://127.0.0.1:4001/hub88"],
    ]);
    expect(studios[0]?.keys).toEqual([games?.own.key]);
    const { housePublicKey = "", privateKey = "", houseUrl } = games?.hub88 ?? {};
    expect(houseUrl).toBe("http://127.0.0.1:4000/api/studios/cork-candle");
    const text = Buffer.from("a text");
    const theirs = sign("RSA-SHA256", text, privateKey);
    expect(verify("RSA-SHA256", text, studios[1]?.keys[0] ?? "", theirs)).toBe(true);
    const ours = sign("RSA-SHA256", text, String(studios[1]?.settings["private_key"]));
    expect(verify("RSA-SHA256", text, housePublicKey, ours)).toBe(true);
    expect(await plan({ PORT: "0" })).toMatchObject({ studios: [], games: undefined });
  });

  it("tell of real seasons when their folder is named, and the house hears of files left out", async () => {
    const folder = import.meta.dirname;
    const named = await plan({ SIMULATORS_PORT: "5000", FOOTBALL_JSON_DIR: folder });
    const identity = { appToken: "", secret: "", webhookSecret: "" };
    const warn = () => {};
    const shared = { paperpaySecret: "", identity, worldSeed: "", folder: "", warn };
    const told = new Promise((resolve) => {
      const open = async ({ sports }: { sports: unknown }) => {
        resolve(sports);
        return { close: async () => {} };
      };
      void runSimulators(open, named, shared);
    });
    expect(await told).toMatchObject({ seasons: { folder, warn } });
  });

  it("are not planned with a folder of real seasons that cannot be read", async () => {
    for (const folder of ["no-such-folder", import.meta.filename])
      await expect(plan({ FOOTBALL_JSON_DIR: folder })).rejects.toThrow(
        `FOOTBALL_JSON_DIR names no folder that can be read: ${folder}.`,
      );
  });

  it("say which variable moves them when their port is taken", async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
    const { port } = holder.address() as AddressInfo;
    const open = (): Promise<never> =>
      new Promise((_, reject) => {
        createServer().once("error", reject).listen(port, "127.0.0.1");
      });
    const identity = { appToken: "", secret: "", webhookSecret: "" };
    const shared = { paperpaySecret: "", identity, worldSeed: "", folder: "" };
    const taken = runSimulators(open, await plan({ SIMULATORS_PORT: String(port) }), shared);
    await expect(taken).rejects.toThrow(`Port ${port} is taken. Set SIMULATORS_PORT to another.`);
    holder.close();
  });
});
