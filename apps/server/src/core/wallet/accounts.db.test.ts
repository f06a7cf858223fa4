import {
  BUNDLED_RATES,
  getCryptoExchangeRates,
  currencyConfig,
  listAccounts,
  listCurrencies,
  openAccount,
} from "@houselight/contracts";
import {
  chosenByTwo,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { exchangeRates } from "./exchange-rates.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

async function newPlayer() {
  const caller = httpCaller(url);
  caller.useSession((await registered(kit.house)).token);
  return caller;
}
const open = async (caller: ReturnType<typeof httpCaller>, currency: string) =>
  caller.call(openAccount, { body: { currency } });

describe("accounts of a player", () => {
  it("are opened and taken up again, one of them active (WALLET-01, WALLET-02)", async () => {
    const player = await newPlayer();
    const both = (await open(player, "CAD")).body;
    expect(both.map(({ currency, active }) => [currency, active])).toEqual([
      ["CAD", true],
      ["EUR", false],
    ]);
    await Promise.all(["EUR", "CAD", "EUR", "BTC", "EUR"].map((code) => open(player, code)));
    const active = (await player.call(listAccounts, {})).body.filter((account) => account.active);
    expect(active).toHaveLength(1);
  });

  it("are chosen without a word to those of others", async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await open(other, "CAD");
    await open(player, "BTC");
    const activeOf = async (one: typeof player) =>
      (await one.call(listAccounts, {})).body
        .filter(({ active }) => active)
        .map(({ currency }) => currency);
    expect([await activeOf(player), await activeOf(other)]).toEqual([["BTC"], ["CAD"]]);
    await open(player, "EUR");
    expect([await activeOf(player), await activeOf(other)]).toEqual([["EUR"], ["CAD"]]);
  });

  it("are told to the player's other screens when they are taken up, once more too (WALLET-08)", async () => {
    const player = await newPlayer();
    await kit.house.reactions.settled();
    const publish = vi.spyOn(kit.house.live, "publish");
    for (const currency of ["BTC", "EUR", "BTC"]) {
      await open(player, currency);
      await kit.house.reactions.settled();
    }
    const told = publish.mock.calls.filter(([, event]) => event === "balance");
    expect(told.map(([, , message]) => message)).toMatchObject([
      { currency: "BTC", active: true },
      { currency: "EUR", active: true },
      { currency: "BTC", active: true },
    ]);
    publish.mockRestore();
  });

  it.each(["XXX", "FUN", "KZT"])("are not opened in %s", async (currency) => {
    const { status, body } = await open(await newPlayer(), currency);
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { currency: { currency_not_offered: expect.any(String) } } });
  });
});

describe("currency configuration", () => {
  it("takes a currency from sign-up, and leaves an account that is held (WALLET-06)", async () => {
    const manager = await signedInOperator(kit.house, url, "manager");
    const player = await newPlayer();
    await open(player, "BRL");
    const before = (await manager.call(currencyConfig.read, {})).body.enabled;
    expect(before).toHaveLength(14);
    const enabled = [...before.filter((code) => code !== "BRL"), "KZT"];
    await chosenByTwo(kit.house, url, currencyConfig, { enabled });
    kit.clock.advance(5000);
    const offered = (await manager.call(listCurrencies, {})).body.map((one) => one.code);
    expect(offered).toContain("KZT");
    expect(offered).not.toContain("BRL");
    expect((await open(player, "BRL")).status).toBe(200);
    expect((await open(await newPlayer(), "BRL")).status).toBe(422);
    const unknown = chosenByTwo(kit.house, url, currencyConfig, { enabled: ["ZZZ"] });
    await expect(unknown).rejects.toThrow("currency_unknown");
    await chosenByTwo(kit.house, url, currencyConfig, { enabled: before });
    kit.clock.advance(5000);
  });

  it("says how many smallest units make one (WALLET-04, OPEN-22)", async () => {
    const currencies = (await httpCaller(url).call(listCurrencies, {})).body;
    const units = Object.fromEntries(currencies.map((one) => [one.code, one.subunits_to_unit]));
    expect(currencies.filter(({ fiat }) => fiat)).toHaveLength(8);
    expect(units).toMatchObject({ EUR: 100, JPY: 1, BTC: 1e8, ETH: 1e9, USDT: 1e6, DOG: 1e8 });
  });
});

describe("exchange rates (WALLET-04)", () => {
  it("are the bundled table with its date by default", async () => {
    const { body } = await httpCaller(url).call(getCryptoExchangeRates, {});
    expect(body).toMatchObject({ source: "bundled", as_of: BUNDLED_RATES.asOf });
    expect(body.rates["BTC"]?.["EUR"]).toBe("90000");
    expect(body.rates["BTC"]?.["JPY"]).toBe("16071428.57142857");
    expect(body.rates["EUR"]).toBeUndefined();
  });

  it("come from a source over HTTP, and the last good ones stand when it fails", async () => {
    const source = Fastify();
    let answer: object = { as_of: "2026-11-20T12:00:00Z", eur_per_unit: { BTC: "80000" } };
    source.get("/rates", async () => answer);
    const address = await source.listen({ host: "127.0.0.1", port: 0 });
    const house = {
      ...kit.house,
      config: { ...kit.house.config, EXCHANGE_RATES_URL: `${address}/rates` },
    };
    const rates = exchangeRates(house);
    expect((await rates()).eurPerUnit).toMatchObject({ BTC: "80000", ETH: "2900", EUR: "1" });
    answer = { as_of: "2026-11-20T12:10:00Z", eur_per_unit: { BTC: "-1" } };
    kit.clock.advance(600_001);
    expect((await rates()).asOf).toBe("2026-11-20T12:00:00Z");
    await source.close();
    kit.clock.advance(600_001);
    expect((await rates()).eurPerUnit["BTC"]).toBe("80000");
  });

  it("are the bundled ones where the source never answered, and the log names its variable", async () => {
    const warn = vi.spyOn(kit.house.log, "warn");
    const config = { ...kit.house.config, EXCHANGE_RATES_URL: "http://127.0.0.1:9/rates" };
    expect((await exchangeRates({ ...kit.house, config })()).eurPerUnit["ETH"]).toBe("2900");
    expect(warn.mock.calls.map(([, said]) => said)).toEqual([
      "EXCHANGE_RATES_URL gives no exchange rates: the bundled ones stand",
    ]);
    warn.mockRestore();
  });

  it("keep nobody waiting for a slow source once they are there: transactions ask for them", async () => {
    const answerOf = (btc: string) =>
      new Response(JSON.stringify({ as_of: "2026-11-20T12:00:00Z", eur_per_unit: { BTC: btc } }));
    const config = { ...kit.house.config, EXCHANGE_RATES_URL: "http://127.0.0.1:9/rates" };
    const rates = exchangeRates({ ...kit.house, config });
    const slow = Promise.withResolvers<Response>();
    const asked = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(answerOf("80000"));
    try {
      await rates();
      asked.mockReturnValueOnce(slow.promise);
      kit.clock.advance(600_001);
      const waited = new Promise((done) => setTimeout(() => done("waited"), 200));
      const inTime = () => Promise.race([rates(), waited]);
      expect(await inTime()).toMatchObject({ eurPerUnit: { BTC: "80000" } });
      expect(await inTime()).toMatchObject({ eurPerUnit: { BTC: "80000" } });
      expect(asked).toHaveBeenCalledTimes(2);
      slow.resolve(answerOf("70000"));
      await expect.poll(async () => (await rates()).eurPerUnit["BTC"]).toBe("70000");
    } finally {
      asked.mockRestore();
    }
  });
});
