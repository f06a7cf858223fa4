import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "#platform/ids";
import {
  addTickets,
  type Entry,
  giveTickets,
  isCounted,
  MICROS_PER_CENT,
  type Round,
  saltAfter,
} from "./give.ts";

const AT = new Date("2027-03-01T12:00:00Z");
const lottery = { tickets: 0n, salt: "the-id", ticketPrice: 1_000n };
/** A round whose stake is told in hundredths of a euro. */
const round = (playerId: bigint, stake: bigint, part: Partial<Round> = {}): Round => ({
  playerId,
  wagerId: `w-${playerId}-${stake}`,
  game: "dice",
  stake: stake * MICROS_PER_CENT,
  at: AT,
  ...part,
});

describe("tickets", () => {
  it("are numbered from 1 without gaps, over all players", () => {
    const { tickets, grants } = giveTickets(lottery, new Map(), [
      round(1n, 2_000n),
      round(2n, 1_000n),
      round(1n, 3_999n),
    ]);
    expect(tickets).toBe(6n);
    expect(
      grants.map(({ firstNumber, count, playerId }) => [firstNumber, count, playerId]),
    ).toEqual([
      [1n, 2n, 1n],
      [3n, 1n, 2n],
      [4n, 3n, 1n],
    ]);
  });

  it("wait for the next round where a stake makes no whole one, each player's apart", () => {
    const first = giveTickets(lottery, new Map(), [round(1n, 999n), round(2n, 999n)]);
    expect([first.tickets, first.grants, first.salt]).toEqual([0n, [], "the-id"]);
    const before = new Map(first.entries.map((entry): [bigint, Entry] => [entry.playerId, entry]));
    const second = giveTickets(lottery, before, [round(1n, 1n)]);
    expect(second.entries).toEqual([{ playerId: 1n, stake: 1_000n, rest: 0n, tickets: 1n }]);
    expect(second.grants).toMatchObject([{ firstNumber: 1n, count: 1n, playerId: 1n }]);
  });

  it("leave tickets that came by another way as they are", () => {
    const before = new Map([[1n, { playerId: 1n, stake: 500n, rest: 7n, tickets: 7n }]]);
    const { entries } = giveTickets({ ...lottery, tickets: 7n }, before, [round(1n, 500n)]);
    expect(entries).toEqual([{ playerId: 1n, stake: 1_000n, rest: 7n, tickets: 8n }]);
  });

  it("of a reward follow the last number, hash the salt on and leave what was staked (LOTTERY-02)", () => {
    const before = { playerId: 1n, stake: 999n, rest: 9_999n, tickets: 2n };
    const added = { sourceId: "r-1", count: 3n, at: AT };
    expect(addTickets({ tickets: 7n, salt: "s" }, before, added)).toEqual({
      tickets: 10n,
      salt: sha256("s:r-1:3"),
      entries: [{ playerId: 1n, stake: 999n, rest: 9_999n, tickets: 5n }],
      grants: [{ ...added, playerId: 1n, firstNumber: 8n }],
    });
  });

  it("hash the salt on, in their order", () => {
    const rounds = [round(1n, 1_000n), round(2n, 500n), round(3n, 2_000n)];
    const { salt } = giveTickets(lottery, new Map(), rounds);
    expect(salt).toBe(sha256(`${sha256("the-id:w-1-1000:1")}:w-3-2000:2`));
    expect(saltAfter("the-id", { sourceId: "w-1-1000", count: 1n })).toBe(
      sha256("the-id:w-1-1000:1"),
    );
  });

  it("are the whole tickets of all that was staked, in however many batches", () => {
    const some = fc.array(fc.tuple(fc.bigInt(1n, 4n), fc.bigInt(0n, 5_000n)), { maxLength: 30 });
    fc.assert(
      fc.property(some, fc.nat(30), (stakes, cut) => {
        // In parts of a hundredth, which no sum may lose.
        const rounds = stakes.map(([player, stake], at) =>
          round(player, stake, { wagerId: `w${at}`, stake: stake * 7_777n }),
        );
        const whole = giveTickets(lottery, new Map(), rounds);
        const first = giveTickets(lottery, new Map(), rounds.slice(0, cut));
        const held = new Map(first.entries.map((one): [bigint, Entry] => [one.playerId, one]));
        const rest = giveTickets({ ...lottery, ...first }, held, rounds.slice(cut));
        expect([rest.tickets, rest.salt]).toEqual([whole.tickets, whole.salt]);
        expect([...first.grants, ...rest.grants]).toEqual(whole.grants);
        for (const { playerId, stake, rest: kept, tickets } of whole.entries) {
          const own = rounds.filter((one) => one.playerId === playerId);
          const staked = own.reduce((sum, one) => sum + one.stake, 0n);
          expect(stake * MICROS_PER_CENT + kept).toBe(staked);
          expect(tickets).toBe(staked / (1_000n * MICROS_PER_CENT));
        }
        let next = 1n;
        for (const { firstNumber, count } of whole.grants) {
          expect(firstNumber).toBe(next);
          next += count;
        }
        expect(whole.tickets).toBe(next - 1n);
      }),
    );
  });
});

describe("a round", () => {
  const rules = {
    startAt: new Date("2027-03-01T00:00:00Z"),
    endAt: new Date("2027-03-02T00:00:00Z"),
    ticketPrice: 1_000n,
    games: [],
    groupIds: [],
  };
  const counts = (part: object, at: string, groups: readonly string[] = []) =>
    isCounted({ ...rules, ...part }, { game: "dice", at: new Date(at) }, groups);

  it.each([
    ["2027-02-28T23:59:59.999Z", false],
    ["2027-03-01T00:00:00.000Z", true],
    ["2027-03-01T23:59:59.999Z", true],
    ["2027-03-02T00:00:00.000Z", false],
  ])("of %s counts: %s", (at, expected) => expect(counts({}, at)).toBe(expected));

  it("counts by its game and its player's groups, where a lottery names any", () => {
    const noon = "2027-03-01T12:00:00Z";
    expect(counts({ games: ["keno"] }, noon)).toBe(false);
    expect(counts({ games: ["keno", "dice"] }, noon)).toBe(true);
    expect(counts({ groupIds: ["258"] }, noon)).toBe(false);
    expect(counts({ groupIds: ["258", "21"] }, noon, ["21"])).toBe(true);
  });
});
