import { randomUUID } from "node:crypto";
import { brokenInvariants, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bucket, postTransfers, selectAccounts } from "#core/wallet";
import type { WagerAnswer, WagerCommand } from "./public.ts";
import { wagers } from "./public.ts";
import { prepareToy, STAKER, type ToySession, toyStake } from "./toy-owner.testing.ts";

const PLAYERS = 3;
const RUNS = 10;
/** Sequences of this seed reach what the last test names. */
const REACHING_SEED = 2;
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
  winsTo: fc.constantFrom("cash" as const, "bonus" as const, "kept" as const),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Turns random steps into commands on wagers that came before, in the order in which they came. */
function commandsOf(steps: readonly Step[], players: readonly bigint[]): WagerCommand[] {
  const commands: WagerCommand[] = [];
  const opened: WagerCommand[] = [];
  for (const { who, on, what, stake, payout, bonus, winsTo } of steps) {
    const playerId = players[who] as bigint;
    const placing = opened[on % Math.max(1, opened.length)];
    const target = {
      owner: toyStake(kit.house, playerId, 1n).owner,
      playerId: placing?.playerId ?? playerId,
      wagerId: placing?.id ?? randomUUID(),
      id: randomUUID(),
      bodyHash: `${what} ${stake} ${payout}`,
    };
    const offer = (session: ToySession) => ({
      stake: what === "end" ? 0n : stake,
      play: () => ({
        record: `step ${session.next(target.playerId)}`,
        detail: null,
        ...(what === "end" ? { payout } : {}),
      }),
    });
    const mark = { subject: "toy", licence: "CW", currency: "EUR" };
    const latest = commands.at(-1);
    const whole = placing?.kind === "place" ? placing.stake : stake;
    const made: Record<Step["what"], () => WagerCommand | undefined> = {
      round: () => toyStake(kit.house, playerId, stake, { payout }),
      open: () => toyStake(kit.house, playerId, stake),
      free: () => toyStake(kit.house, playerId, stake, { free: { winsTo } }),
      add: () => ({ ...target, ...STAKER, kind: "add", offer }),
      end: () => ({ ...target, ...STAKER, kind: "add", offer }),
      settle: () => ({ ...target, kind: "settle", payout }),
      "cash out": () => ({ ...target, kind: "settle", payout, cashOut: bonus ? whole : stake }),
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

const shown = (answer: WagerAnswer): unknown => ("refused" in answer ? answer : answer.wager);

/** Carries out random sequences and checks the books after each. Returns the outcomes that occurred. */
async function outcomesOf(parameters: { readonly seed?: number }): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), async (steps) => {
      const players = await Promise.all(Array.from({ length: PLAYERS }, fundedPlayer));
      const commands = commandsOf(steps, players);
      const answers = await wagers(kit.house).all(commands);
      for (const answer of answers)
        seen.add("refused" in answer ? answer.refused : answer.wager.status);
      await expectAnsweredAgain(players, commands, answers);
      expect(await brokenInvariants(kit.house)).toEqual([]);
    }),
    { numRuns: RUNS, ...parameters },
  );
  return seen;
}

/** Sends what was carried out once more: each is answered as it was first, and nothing moves. */
async function expectAnsweredAgain(
  players: readonly bigint[],
  commands: readonly WagerCommand[],
  answers: readonly WagerAnswer[],
): Promise<void> {
  const accounts = () => Promise.all(players.map((id) => selectAccounts(kit.house.database, id)));
  const before = await accounts();
  const done = commands.filter((_, index) => "wager" in (answers[index] as WagerAnswer));
  const again = await wagers(kit.house).all(done);
  expect(again.every((answer) => "wager" in answer && answer.repeated)).toBe(true);
  expect(again.map(shown)).toEqual(answers.filter((answer) => "wager" in answer).map(shown));
  expect(await accounts()).toEqual(before);
  const buckets: readonly Bucket[] = ["cash", "bonus", "held", "stakes", "debt"];
  for (const account of before.flat())
    for (const bucket of buckets) expect(account[bucket]).toBeGreaterThanOrEqual(0n);
}

describe("any sequence of commands", () => {
  it("keeps the books, carries each command out once, and answers it the same again", async () => {
    await outcomesOf({});
  });

  it("reaches every state and the refusals that matter", async () => {
    const seen = await outcomesOf({ seed: REACHING_SEED });
    for (const outcome of [
      "open",
      "settled",
      "voided",
      "not_enough_money",
      "debt_open",
      "idempotency_mismatch",
      "wager_not_found",
      "wager_settled",
      "wager_voided",
      "wager_cashed_out",
      "cash_out_too_large",
    ])
      expect(seen).toContain(outcome);
  });
});
