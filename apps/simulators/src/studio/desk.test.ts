import { expect, it } from "vitest";
import { ladderDesk, type Seat } from "./desk.ts";
import { openKeptRounds } from "./wallet/kept-rounds.ts";
import type { Purse, PurseAnswer } from "./wallet/purse.ts";

/** A purse whose bets are answered when the test says so. */
function slowPurse() {
  const answers: (() => void)[] = [];
  const paid: number[] = [];
  const stood: string[] = [];
  const told: PurseAnswer = { kind: "ok", balance: 0 };
  const purse: Purse = {
    session: "one session",
    currency: "EUR",
    balance: async () => told,
    bet: () => new Promise((answer) => answers.push(() => answer(told))),
    stands: (round) => void stood.push(round),
    win: async (_round, amount) => {
      paid.push(amount);
      return told;
    },
  };
  return { purse, paid, stood, answerNext: () => answers.shift()?.() };
}

it("pays a round once, though its session is open on two screens", async () => {
  const { purse, paid, stood, answerNext } = slowPurse();
  const desk = ladderDesk(openKeptRounds(undefined));
  const screens: readonly [Seat, Seat] = [
    { game: "above-below", purse, owner: "one player", demo: null },
    { game: "above-below", purse, owner: "one player", demo: null },
  ];
  const begun = desk.begin(screens[0], 100);
  answerNext();
  await begun;
  const laid = desk.layMore(screens[0]);
  await desk.take(screens[1]);
  answerNext();
  expect(await laid).toMatchObject({ ok: false });
  expect(await desk.take(screens[0])).toMatchObject({ ok: false });
  expect(paid).toEqual([100]);
  // What was bet meanwhile is on no table: it is taken back.
  expect(stood).toHaveLength(1);
});

it("opens one round of a session, whichever screen comes first", async () => {
  const { purse, stood, answerNext } = slowPurse();
  const desk = ladderDesk(openKeptRounds(undefined));
  const seat = { game: "above-below", purse, owner: "one player", demo: null };
  const both = [desk.begin({ ...seat }, 100), desk.begin({ ...seat }, 200)];
  answerNext();
  answerNext();
  expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, false]);
  expect(stood).toHaveLength(1);
});
