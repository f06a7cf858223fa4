import { getRound, listOpenRounds, type RoundView } from "@houselight/contracts";
import type { Draw } from "@houselight/game-maths/fairness";
import { rest } from "../../fault.ts";
import { choose } from "./choose.ts";
import type { Operation } from "../operation.ts";
import type { Player } from "./player.ts";
import { digestOf } from "../ways.ts";

/** A player looks at the cards for a moment. */
const PAUSE_MS = { min: 20, max: 60 };
/** One in so many steps the player goes away from the round, and plays another game meanwhile. */
const LEAVES = 10;
/** One in so many rounds that were left is looked for again. */
const COMES_BACK = 3;
const REPEATS = 7;
const ASK_AGAIN_MS = 250;

/** The part of a workload that a player of steps needs. */
interface Sender {
  readonly broken: string[];
  begin(operation: Operation): Operation;
  insist(operation: Operation, running: () => boolean): Promise<Operation["state"]>;
  once(operation: Operation): Promise<unknown>;
}

/** Plays rounds with steps, each step from the state that the house gives after a reload. */
export async function playSteps(
  sender: Sender,
  player: Player,
  draw: Draw,
  running: () => boolean,
): Promise<void> {
  while (running()) {
    if (draw(COMES_BACK) === 0) {
      for (const { id } of await leftRounds(player)) await goOn(id, null);
    } else {
      const opened = sender.begin(choose.steppedRound(player, draw));
      await sender.insist(opened, running);
      if (opened.state === "accepted") await goOn(opened.id, opened);
    }
    await rest(PAUSE_MS.min + draw(PAUSE_MS.max - PAUSE_MS.min));
  }

  /** Plays on until the round ends or is left. `last` is what it was answered last, where that is known. */
  async function goOn(id: string, opened: Operation | null): Promise<void> {
    for (let last = opened; running(); ) {
      const round = await reloaded(player, id, running);
      if (!round) return;
      if (last?.state === "accepted" && last.answer?.digest !== digestOf(round))
        sender.broken.push(`round ${id} is resumed in another state than it was answered`);
      if (round.status !== "open" || draw(LEAVES) === 0) return;
      const step = sender.begin(choose.step(player, round, draw));
      await sender.insist(step, running);
      if (step.state === "accepted") last = step;
      if (draw(REPEATS) === 0 && step.state === "accepted" && running()) await sender.once(step);
      await rest(PAUSE_MS.min + draw(PAUSE_MS.max - PAUSE_MS.min));
    }
  }
}

/** Reads a round until the house answers; null when nobody plays any more. */
async function reloaded(
  { caller }: Player,
  id: string,
  running: () => boolean,
): Promise<RoundView | null> {
  while (running()) {
    const answer = await caller.call(getRound, { params: { id } }).catch(() => null);
    if (answer?.status === 200) return answer.body;
    await rest(ASK_AGAIN_MS);
  }
  return null;
}

/** Returns the rounds of a player that wait for a step; none while the house does not answer. */
export async function leftRounds({ caller }: Player): Promise<readonly RoundView[]> {
  const answer = await caller.call(listOpenRounds, { query: {} }).catch(() => null);
  return answer?.status === 200 ? answer.body : [];
}
