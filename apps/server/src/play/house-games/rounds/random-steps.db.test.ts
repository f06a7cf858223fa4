import { randomUUID } from "node:crypto";
import { rotateSeeds, type StepView } from "@houselight/contracts";
import { GAMES, isStepped, type SteppedGame } from "@houselight/game-maths";
import { simulationDraw } from "@houselight/game-maths/slot";
import {
  brokenInvariants,
  type HttpCaller,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { KINDS_WITH_STEPS, playsOf } from "@houselight/test-kit/players/stepped-plays";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endLeftRounds } from "./open-rounds.ts";
import { RandomPlayer, refusalOf } from "./random-steps.testing.ts";

const STEPPED = GAMES.flatMap(({ current }) => (isStepped(current) ? [current] : []));
const BY_SLUG = STEPPED.map((game) => [game.slug, game] as const);
const RUNS = 5;
const MOST_WISHES = 24;
const BEGINNINGS = 3;
/** For runs and for the search of a smaller example together: the limit of a test is twice as far. */
const TIME_LIMIT_MS = 30_000;
const A_DAY_AND_MORE_MS = 25 * 60 * 60 * 1000;

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

type Choice = (n: number) => number;
type Wish = (player: RandomPlayer, stranger: HttpCaller, choice: Choice) => Promise<void>;

/** Returns the first answer of several to one step: all are the same, and one alone is not a repeat. */
async function sendTogether(player: RandomPlayer, step: StepView) {
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => player.send(step, { id })));
  const repeats = answers.map(({ headers }) => headers.get("idempotency-hit") === "true");
  const first = answers[repeats.indexOf(false)];
  if (!first) throw new Error("one of the answers is the first");
  for (const { status, body } of answers) {
    expect(status).toBe(first.status);
    if (status === 200) expect(body).toEqual(first.body);
  }
  if (first.status === 200) expect(repeats.filter((one) => !one)).toHaveLength(1);
  return { first, id };
}

/** Wishes of a player while a round is open. */
const WISHES = {
  step: async (player, _, choice) => {
    const step = player.chosen(choice);
    await player.take(step, await player.send(step));
  },
  again: async (player, _, choice) => {
    const step = player.chosen(choice);
    const { first, id } = await sendTogether(player, step);
    const { turn, open } = player;
    await player.take(step, first);
    if (first.status !== 200) return;
    const now = player.open;
    player.open = open;
    const again = await player.send(step, { id, turn });
    expect([again.status, again.headers.get("idempotency-hit")]).toEqual([200, "true"]);
    expect(again.body).toEqual(first.body);
    const altered = await player.send(step, { id, turn: turn + 1 });
    player.open = now;
    await player.refused(altered, "idempotency_mismatch");
  },
  twoTabs: async (player, _, choice) => {
    const steps = [player.chosen(choice), player.chosen(choice)];
    const answers = await Promise.all(steps.map((step) => player.send(step)));
    const taken = answers.findIndex(({ status }) => status === 200);
    const at = taken < 0 ? 0 : taken;
    const other = answers[1 - at];
    await player.take(steps[at] as StepView, answers[at] as (typeof answers)[number]);
    const names = ["step_out_of_turn", "wager_settled", "step_not_offered", "not_enough_money"];
    expect(names).toContain(refusalOf(other as (typeof answers)[number]));
  },
  stale: async (player, _, choice) => {
    const turn = player.turn === 0 || choice(2) === 0 ? player.turn + 1 : player.turn - 1;
    await player.refused(await player.send(player.chosen(choice), { turn }), "step_out_of_turn");
  },
  unknown: async (player, _, choice) => {
    const own = player.chosen(choice).kind;
    const others = KINDS_WITH_STEPS.filter((kind) => kind !== own);
    const kind = others[choice(others.length)] as string;
    const step = playsOf(kind).step({ kind, offers: ["hit"] } as never, player.stakes, choice);
    await player.refused(await player.send(step), "step_not_understood");
  },
  stranger: async (player, stranger, choice) => {
    const answer = await player.send(player.chosen(choice), { caller: stranger });
    await player.refused(answer, "round_not_found");
  },
  rotate: async (player) => {
    await player.refused(await player.caller.call(rotateSeeds, { body: {} }), "round_open");
  },
  second: (player, _, choice) => player.begin(choice),
} satisfies Record<string, Wish>;
type WishName = keyof typeof WISHES;

const wish = fc.record({
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constant<WishName>("step") },
    { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(WISHES) as WishName[])) },
  ),
  seed: fc.nat(),
});

/** Plays by wishes, leaves what is open to its default, and holds everything against the rules. */
async function play(
  game: SteppedGame,
  purse: number,
  wishes: readonly { readonly name: WishName; readonly seed: number }[],
): Promise<number> {
  const player = await RandomPlayer.join(kit, game);
  const stranger = await signedInPlayer(kit.house, kit.served?.url as string);
  await player.earn(purse);
  for (const { name, seed } of wishes) {
    const choice = simulationDraw(seed);
    // An empty purse is filled by chance, so that steps are refused for want of money, too.
    if (choice(3) === 0) await player.earn(purse);
    // Of some games most rounds end at once.
    for (let tries = 0; player.open === null && tries < BEGINNINGS; tries += 1)
      await player.begin(choice);
    if (player.open !== null) await WISHES[name](player, stranger.caller, choice);
  }
  const left = player.open;
  kit.clock.advance(A_DAY_AND_MORE_MS);
  await Promise.all([endLeftRounds(kit.house), endLeftRounds(kit.house)]);
  await player.judge(left);
  return player.rounds.length;
}

it.each(BY_SLUG)("takes random steps of %s by its rules alone", async (_, game) => {
  const [least = 0] = game.stakes("EUR")?.stakes ?? [];
  const purse = fc.integer({ min: least, max: least * 8 });
  const wishes = fc.array(wish, { minLength: 12, maxLength: MOST_WISHES, size: "max" });
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(purse, wishes, async (cents, all) => {
      rounds += await play(game, cents, all);
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: TIME_LIMIT_MS },
  );
  expect(rounds).toBeGreaterThan(RUNS);
});

it("has plays for every kind of game with steps, and for no other", () => {
  const kinds = new Set(STEPPED.map(({ kind }) => kind));
  for (const kind of kinds) expect(playsOf(kind)).toBeDefined();
  expect(new Set(KINDS_WITH_STEPS)).toEqual(kinds);
});
