import { randomUUID } from "node:crypto";
import {
  getJackpot,
  type JackpotsChangesMessage,
  type JackpotWinAwardMessage,
  listAccounts,
  listJackpots,
  listJackpotWins,
  listNotices,
  listTrailEntries,
  openAccount,
  playRound,
} from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  happen,
  type HttpCaller,
  httpCaller,
  moveToLicence,
  openTestHouse,
  settled,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openAccount as insertAccount } from "#core/wallet";
import { sha256 } from "#platform/ids";
import { inUse, quickJackpot } from "./jackpots.testing.ts";
import { dropAmount } from "./pots/pot-chance.ts";

/** So wide that no small stake drops it by chance: one in a thousand euros above its start. */
const TIN = { name: "Tin", rate_ppm: 30_000, start_cents: 100, must_drop_by_cents: 100_000 };

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let operators: [HttpCaller, HttpCaller];
let identifier: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "jackpots", env: { SIGNIFICANT_WIN_EUR: "1" } });
  url = kit.served?.url as string;
  guest = httpCaller(url);
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
  identifier = await inUse(operators, quickJackpot({ identifier: "quick-pot", levels: [TIN] }));
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});
beforeEach(() => {
  vi.restoreAllMocks();
});

const cashOf = async (caller: HttpCaller, currency = "EUR") =>
  (await caller.call(listAccounts, {})).body.find((account) => account.currency === currency)
    ?.amount_cents;
const page = async (caller = guest) =>
  (await caller.call(getJackpot, { params: { identifier } })).body;
const amountNow = async () => (await page()).jackpot.levels[0]?.amount_cents as number;
const winsOf = async (order: "latest" | "biggest", limit?: number) =>
  (await guest.call(listJackpotWins, { query: { jackpot: identifier, order, limit } })).body;
/** A stake of 40,000 euros gives 1,200: more than the pot can take before it drops. */
const DROPS = 4_000_000n;

describe("a jackpot", () => {
  it("JACKPOT-01: is listed with its levels and what they hold, for everybody", async () => {
    const { body } = await guest.call(listJackpots, {});
    expect(body).toMatchObject([
      {
        identifier: "quick-pot",
        currency: "EUR",
        state: "active",
        levels: [{ identifier: "level_1", name: "Tin", amount_cents: 100 }],
        games: ["vault-of-buttons"],
        shown: { currency: "EUR", rate: "1" },
      },
    ]);
  });

  it("is fed by a round of one of its games, by the part that its rules name", async () => {
    const { caller } = await signedInPlayer(kit.house, url, 10_000n);
    const play = (slug: string, stake_cents: number) =>
      caller.call(playRound, {
        params: { slug },
        body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents } },
      });
    expect((await play("lantern-tide", 100)).status).toBe(200);
    await kit.house.reactions.settled();
    expect(await amountNow()).toBe(100);
    const { body, status } = await play("vault-of-buttons", 100);
    expect(status).toBe(200);
    await kit.house.reactions.settled();
    const { jackpot, terms } = await page();
    expect(jackpot.levels[0]?.amount_cents).toBe(103);
    expect(terms[0]?.pot).toMatchObject({ number: 1, salt: body.id });
  });

  it("takes bonus money and free rounds for nothing, and every part of a cent of cash", async () => {
    const { id } = await signedInPlayer(kit.house, url);
    const before = await amountNow();
    await happen(kit, settled(id, 0n, { stakeBonus: 5_000n }), settled(id, 0n, { stakeHouse: 9n }));
    expect(await amountNow()).toBe(before);
    // A third of a cent each, three times over.
    await happen(kit, ...Array.from({ length: 34 }, () => settled(id, 1n)));
    expect(await amountNow()).toBe(before + 1);
  });

  it("takes no stake under a licence without jackpots, and is not shown there", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const before = await amountNow();
    await happen(kit, settled(id, 1_000n, { licence: "DE" }));
    expect(await amountNow()).toBe(before);
    await moveToLicence(kit.house, id, "DE");
    expect((await caller.call(listJackpots, {})).body).toEqual([]);
    expect((await caller.call(getJackpot, { params: { identifier } })).status).toBe(404);
    expect((await caller.call(listJackpotWins, { query: {} })).body).toEqual([]);
  });

  it("GAME-22: says in the player's currency what a unit is worth", async () => {
    const { caller } = await signedInPlayer(kit.house, url);
    await caller.call(openAccount, { body: { currency: "CAD" } });
    const [jackpot] = (await caller.call(listJackpots, {})).body;
    expect(jackpot?.shown.currency).toBe("CAD");
    expect(Number(jackpot?.shown.rate)).toBeCloseTo(1 / 0.615, 8);
  });
});

describe("a pot that drops", () => {
  it("pays its winner once, tells everybody, and can be recomputed by anyone", async () => {
    const publish = vi.spyOn(kit.house.live, "publish");
    const { id, caller } = await signedInPlayer(kit.house, url, 500n);
    const { terms } = await page();
    const committed = terms[0]?.pot;
    await happen(kit, settled(id, DROPS));
    const { drops, terms: after } = await page();
    const drop = drops[0];
    expect(drop).toMatchObject({ seed_hash: committed?.seed_hash, salt: committed?.salt });
    expect(sha256(drop?.seed as string)).toBe(committed?.seed_hash);
    const amount = dropAmount(
      { startAmount: 100n, mustDropBy: 100_000n },
      { seed: drop?.seed as string, salt: drop?.salt as string, number: drop?.number as number },
    );
    expect(BigInt(drop?.amount_cents as number)).toBe(amount);
    // The next value of the chain was committed to by this one.
    expect(after[0]?.pot).toMatchObject({ number: 2, seed_hash: drop?.seed, salt: null });
    expect(await cashOf(caller)).toBe(500 + Number(amount));

    const told = publish.mock.calls.filter(([, name]) => name === "jackpot_win_award");
    expect(told).toHaveLength(1);
    expect(told[0]?.[0]).toBe(`user#${id}`);
    expect(told[0]?.[2] as JackpotWinAwardMessage).toMatchObject({
      jackpot: "quick-pot",
      jackpot_name: "Quick",
      jackpot_level_name: "Tin",
      amount_cents: Number(amount),
      currency: "EUR",
      jackpot_original_amount_cents: Number(amount),
      jackpot_original_currency: "EUR",
    });
    const { notifications } = (await caller.call(listNotices, {})).body;
    expect(notifications).toMatchObject([{ event: "jackpot_won" }]);
    const query = { action: "significant.prize", subject: `player ${id}` };
    const [noted] = (await operators[0].call(listTrailEntries, { query })).body;
    expect(noted?.detail).toMatchObject({ source: "jackpot", amount: `${amount}` });
  });

  it("pays the player whose round won it, though another's has the same id", async () => {
    const [other, winner] = [
      await signedInPlayer(kit.house, url),
      await signedInPlayer(kit.house, url),
    ];
    const wagerId = randomUUID();
    await happen(kit, settled(other.id, 1n, { wagerId }), settled(winner.id, DROPS, { wagerId }));
    const [win] = await winsOf("latest");
    expect(await cashOf(winner.caller)).toBe(win?.amount_cents);
  });

  it("JACKPOT-07: tells everybody what the pots hold, the last word with the highest version", async () => {
    const publish = vi.spyOn(kit.house.live, "publish");
    const { id } = await signedInPlayer(kit.house, url);
    for (let round = 0; round < 5; round += 1) await happen(kit, settled(id, 34n));
    const amount = await amountNow();
    await vi.waitFor(
      () => {
        const told = publish.mock.calls.filter(([, name]) => name === "jackpots_changes");
        const messages = told.map((call) => (call[2] as JackpotsChangesMessage).jackpots[0]);
        expect(told.map(([channel]) => channel)).toContain("public");
        expect(messages.at(-1)?.levels).toEqual([
          { identifier: "level_1", amount_cents: amount, drops: expect.any(Number) },
        ]);
        const versions = messages.map((message) => message?.version as number);
        expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
        // Five rounds within a second are not five messages.
        expect(told.length).toBeLessThan(5);
      },
      { timeout: 5_000 },
    );
  });

  it("pays a smallest unit at least, and keeps no other jackpot from being fed", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const levels = [{ ...TIN, rate_ppm: 1_000, start_cents: 1, must_drop_by_cents: 2 }];
    const games = ["moth-and-moon"];
    const tiny = quickJackpot({ identifier: "tiny-pot", currency: "KZT", levels, games });
    await inUse(operators, tiny);
    const before = await amountNow();
    // A hundredth of a tenge is worth nothing in euros.
    await happen(kit, settled(id, 100n, { subject: "moth-and-moon" }), settled(id, 100n));
    expect(await amountNow()).toBe(before + 3);
    expect(await cashOf(caller)).toBe(1);
  });

  it("is paid in the currency of the round, by the rates of that moment", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    await kit.house.database.tx((tx) => insertAccount(tx, { playerId: id, currency: "JPY" }));
    await happen(kit, settled(id, 7_000_000n, { currency: "JPY" }));
    const [win] = await winsOf("latest");
    expect(win).toMatchObject({ currency: "JPY", jackpot_original_currency: "EUR" });
    const original = win?.jackpot_original_amount_cents as number;
    expect(win?.amount_cents).toBe(Math.floor((original * 0.01) / 0.0056));
    expect(await cashOf(caller, "JPY")).toBe(win?.amount_cents);
  });

  it("repays first what its winner owes", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    await fund(kit.house, id, 1n);
    await kit.house.database.query(
      `insert into wallet.transfers (player_id, group_id, leg, kind, currency, debit, credit, amount)
       values ($1, $2, 0, 'correction', 'EUR', 'house:receivables', 'debt', 1)`,
      [id, randomUUID()],
    );
    await happen(kit, settled(id, DROPS));
    const [win] = await winsOf("latest");
    expect(await cashOf(caller)).toBe((win?.amount_cents as number) + 1 - 1);
  });

  it("is won by each of thirty rounds at once at most once, and the books agree", async () => {
    const players = await Promise.all(
      Array.from({ length: 30 }, () => signedInPlayer(kit.house, url)),
    );
    const before = (await winsOf("latest", 50)).length;
    await happen(kit, ...players.map(({ id }) => settled(id, DROPS)));
    expect((await winsOf("latest", 50)).length - before).toBe(Math.min(30, 50 - before));
    expect(await brokenInvariants(kit.house)).toEqual([]);
  });
});

describe("the wins", () => {
  it("JACKPOT-02, JACKPOT-05: are listed with six characters of the winner's name", async () => {
    const { id } = await signedInPlayer(kit.house, url);
    await kit.house.database.query(
      "update accounts.players set nickname = 'Alexander' where id = $1",
      [id],
    );
    await happen(kit, settled(id, DROPS));
    const [win] = await winsOf("latest");
    expect(win).toMatchObject({
      jackpot: "quick-pot",
      user_name: "Alexan***",
      jackpot_level_name: "Tin",
    });
  });

  it("JACKPOT-04: are five unless asked for more, the latest or the biggest first", async () => {
    expect(await winsOf("latest")).toHaveLength(5);
    const latest = (await winsOf("latest", 50)).map(({ created_at }) => created_at);
    expect(latest).toEqual(latest.toSorted().toReversed());
    const biggest = (await winsOf("biggest", 50)).map((win) => win.jackpot_original_amount_cents);
    expect(biggest).toEqual(biggest.toSorted((one, other) => other - one));
    expect(
      (await guest.call(listJackpotWins, { query: { order: "biggest" } })).body[0]
        ?.jackpot_original_amount_cents,
    ).toBe(biggest[0]);
  });

  it("of a jackpot that does not exist are none, and a bad question is refused", async () => {
    expect((await guest.call(listJackpotWins, { query: { jackpot: "no-such-pot" } })).body).toEqual(
      [],
    );
    for (const query of ["limit=0", "limit=51", "order=oldest", "jackpot=../x"])
      expect((await fetch(`${url}/api/jackpot_wins?${query}`)).status).toBe(422);
  });
});
