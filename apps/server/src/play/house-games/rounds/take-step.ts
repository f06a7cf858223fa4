import {
  type EndpointInput,
  type RoundView,
  type StepView,
  takeStep as takeStepEndpoint,
} from "@houselight/contracts";
import { type OfferedStep, replaySteps, type SteppedGame, isStepped } from "@houselight/game-maths";
import type { TakenDraw } from "#core/fairness";
import { type Wager, wagers } from "#money/wagers";
import { shortBodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { versionOf } from "../play-game.ts";
import { roundOwner } from "../play-round.ts";
import { readRecord, type RoundRecord, writeRecord } from "../round-record.ts";
import { freshView, keptView } from "../round-view.ts";

type StepInput = EndpointInput<typeof takeStepEndpoint>;
type StepRefusal = "step_not_understood" | "step_not_offered" | "step_out_of_turn";

/**
 * Goes on with an open round. Returns the round as it stands, and whether this step's id was
 * answered before. Throws Refused.
 */
export async function takeStep(
  house: House,
  { params, body }: StepInput,
  caller: Caller,
): Promise<{ view: RoundView; repeated: boolean }> {
  const answer = await wagers(house).add({
    owner: roundOwner(house),
    playerId: caller.id,
    id: body.id,
    wagerId: params.id,
    bodyHash: shortBodyHash(takeStepEndpoint, params, body),
    dateOfBirth: caller.dateOfBirth,
    detailsMissing: caller.detailsMissing,
    offer: (session, wager) => {
      const record = readRecord(wager);
      if (record.steps.length !== body.turn) return { refused: "step_out_of_turn" as StepRefusal };
      const taken = session.resume(wager.playerId, {
        pairId: record.pair,
        nonce: record.nonce,
        drawn: record.draws,
      });
      const step = replayed(wager, record, taken).position.readStep(body.step);
      if ("refused" in step) return step;
      return { stake: step.cost, play: () => playStep(step, record, taken, body.step) };
    },
  });
  if ("refused" in answer) throw new Refused(nameOf(answer.refused));
  return answer.repeated
    ? { view: await keptView(house, answer.wager), repeated: true }
    : { view: freshView(answer.wager, answer.detail), repeated: false };
}

/** The door speaks of wagers; a player asks for a round. */
const nameOf = (refused: string): string =>
  refused === "wager_not_found" ? "round_not_found" : refused;

/** Returns the game of a round on record. Throws when it has no steps. */
function steppedGameOf(wager: Wager, { version }: RoundRecord): SteppedGame {
  const game = versionOf(wager.subject, version);
  if (!isStepped(game)) throw new Error(`${game.slug} ${game.version} has no steps`);
  return game;
}

/** Takes a step. Returns the round on record with it, and what its view is made of. */
function playStep(
  offered: OfferedStep,
  { version, bet, steps: before }: RoundRecord,
  taken: TakenDraw,
  step: StepView,
) {
  const { payout, outcome } = offered.take(taken.draw);
  const steps = [...before, step];
  return {
    ...(payout === null ? {} : { payout }),
    record: writeRecord(version, bet, taken, steps),
    detail: { outcome: outcome as RoundView["outcome"], taken, bet, steps, version },
  };
}

/** Plays the round again from its seeds, so that the next number is the one after those on record. */
export function replayed(wager: Wager, record: RoundRecord, taken: TakenDraw) {
  const game = steppedGameOf(wager, record);
  return replaySteps(game, game.recallBet(record.bet), record.steps, taken.draw);
}
