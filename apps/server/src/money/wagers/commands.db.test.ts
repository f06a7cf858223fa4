import { randomUUID } from "node:crypto";
import { brokenInvariants, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bucket, postTransfers, selectAccounts } from "#core/wallet";
import type { WagerAnswer, WagerCommand } from "./public.ts";
import { wagers } from "./public.ts";
import { prepareToy, type ToySession, toyStake } from "./toy-owner.testing.ts";

const PLAYERS = 3;
const RUNS = 12;
const FUNDS = { cash: 300n, bonus: 120n } as const;

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "commands" });
  await prepareToy(kit.house.database);
});
afterAll(() => kit.close());

async function fundedPlayer(): Promise<bigint> {
  const { id } = await registered(kit.house);
  const groupId = randomUUID();
  await kit.house.database.tx((tx) =>
    postTransfers(
      tx,
      (["cash", "bonus"] as const).map((bucket, leg) => ({
        playerId: id,
        groupId,
        leg,
        kind: "correction" as const,
        currency: "EUR",
        debit: "house:adjustments" as const,
        credit: bucket,
        amount: FUNDS[bucket],
      })),
    ),
  );
  return id;
}

/** One random step: on which player, which of the wagers so far, and with which amounts. */
const step = fc.record({
  who: fc.nat(PLAYERS - 1),
  on: fc.nat(50),
  what: fc.constantFrom(
    "round",
    "open",
    "free",
    "add",
    "end",
    "settle",
    "cash out",
    "again",
    "void",
    "void unknown",
    "repeat",
    "alter",
  ),
  stake: fc.bigInt({ min: 1n, max: 260n }),
  payout: fc.bigInt({ min: 0n, max: 200n }),
  bonus: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Turns random steps into commands on wagers that came before, in the order in which they came. */
function commandsOf(steps: readonly Step[], players: readonly bigint[]): WagerCommand[] {
  const commands: WagerCommand[] = [];
  const opened: WagerCommand[] = [];
  for (const { who, on, what, stake, payout, bonus } of steps) {
    const playerId = players[who] as bigint;
    const placing = opened[on % Math.max(1, opened.length)];
    const target = {
      owner: toyStake(kit.house, playerId, 1n).owner,
      playerId: placing?.playerId ?? playerId,
      wagerId: placing?.id ?? randomUUID(),
      id: randomUUID(),
      bodyHash: `${what} ${stake} ${payout}`,
    };
    const played = (session: ToySession) => ({
      record: `step ${session.next(target.playerId)}`,
      detail: null,
      ...(what === "end" ? { payout } : {}),
    });
    const winsTo = bonus ? ("bonus" as const) : ("cash" as const);
    const mark = { subject: "toy", licence: "CW", currency: "EUR" };
    const latest = commands.at(-1);
    const made: Record<Step["what"], () => WagerCommand | undefined> = {
      round: () => toyStake(kit.house, playerId, stake, { payout }),
      open: () => toyStake(kit.house, playerId, stake),
      free: () => toyStake(kit.house, playerId, stake, { free: { winsTo } }),
      add: () => ({ ...target, kind: "add", stake: () => stake, play: played }),
      end: () => ({ ...target, kind: "add", stake: () => 0n, play: played }),
      settle: () => ({ ...target, kind: "settle", payout }),
      "cash out": () => ({ ...target, kind: "settle", payout, cashOut: stake }),
      again: () => ({ ...target, kind: "settle_again", payout }),
      void: () => ({ ...target, ...mark, kind: "void" }),
      "void unknown": () => ({ ...target, ...mark, kind: "void", wagerId: randomUUID() }),
      repeat: () => latest,
      alter: () => latest && { ...latest, bodyHash: "altered" },
    };
    const command = made[what]();
    if (!command) continue;
    commands.push(command);
    if (command.kind === "place") opened.push(command);
  }
  return commands;
}

const shown = (answer: WagerAnswer) => ("refused" in answer ? answer : answer.wager);

describe("any sequence of commands", () => {
  it("keeps the books, carries each command out once, and answers it the same again", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), async (steps) => {
        const players = await Promise.all(Array.from({ length: PLAYERS }, fundedPlayer));
        const commands = commandsOf(steps, players);
        const answers = await wagers(kit.house).all(commands);
        for (const answer of answers)
          seen.add("refused" in answer ? answer.refused : answer.wager.status);
        const before = await Promise.all(
          players.map((id) => selectAccounts(kit.house.database, id)),
        );

        // The same list again finds every command that was carried out, and changes nothing.
        const done = commands.filter((_, index) => "wager" in (answers[index] as WagerAnswer));
        const again = await wagers(kit.house).all(done);
        expect(again.every((answer) => "wager" in answer && answer.repeated)).toBe(true);
        const first = answers.filter((answer) => "wager" in answer);
        expect(again.map(shown)).toEqual(first.map(shown));
        expect(
          await Promise.all(players.map((id) => selectAccounts(kit.house.database, id))),
        ).toEqual(before);

        expect(await brokenInvariants(kit.house)).toEqual([]);
        const buckets: readonly Bucket[] = ["cash", "bonus", "held", "stakes", "debt"];
        for (const account of before.flat())
          for (const bucket of buckets) expect(account[bucket]).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: RUNS },
    );
    // The sequences reach what they are meant to reach.
    for (const outcome of ["open", "settled", "voided", "not_enough_money", "wager_voided"])
      expect(seen).toContain(outcome);
  });
});
