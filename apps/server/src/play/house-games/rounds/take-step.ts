import {
  type EndpointInput,
  type RoundView,
  type StepView,
  takeStep as takeStepEndpoint,
} from "@houselight/contracts";
import { type OfferedStep, replaySteps, type SteppedGame, isStepped } from "@houselight/game-maths";
import { replayDraw } from "@houselight/game-maths/fairness";
import type { TakenDraw } from "#core/fairness";
import { type Wager, wagers } from "#money/wagers";
import { bodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { versionOf } from "../play-game.ts";
import { HASH_DIGITS, roundOwner } from "../play-round.ts";
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
    bodyHash: bodyHash(takeStepEndpoint, params, body).slice(0, HASH_DIGITS),
    dateOfBirth: caller.dateOfBirth,
    detailsMissing: caller.detailsMissing,
    stake: (wager): bigint | { readonly refused: StepRefusal } => {
      const record = readRecord(wager);
      if (record.steps.length !== body.turn) return { refused: "step_out_of_turn" };
      const step = nextStep(wager, record, body.step);
      return "refused" in step ? step : step.cost;
    },
    play: (session, wager) => {
      const record = readRecord(wager);
      const taken = session.resume(wager.playerId, { pairId: record.pair, nonce: record.nonce });
      const { position } = replayed(wager, record, taken);
      const step = position.readStep(body.step);
      if ("refused" in step) throw new Error(`round ${wager.id} no longer offers its step`);
      const { payout, outcome } = step.take(taken.draw);
      const steps = [...record.steps, body.step];
      return {
        ...(payout === null ? {} : { payout }),
        record: writeRecord(record.version, record.bet, taken, steps),
        detail: {
          outcome: outcome as RoundView["outcome"],
          taken,
          bet: record.bet,
          steps,
          version: record.version,
        },
      };
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

/** Reads a step at the place where the round stands, from the draws on record. */
function nextStep(
  wager: Wager,
  record: RoundRecord,
  step: StepView,
): OfferedStep | { readonly refused: StepRefusal } {
  const game = steppedGameOf(wager, record);
  const draw = replayDraw(record.draws);
  return replaySteps(game, game.recallBet(record.bet), record.steps, draw).position.readStep(step);
}

/** Plays the round again from its seeds, so that the next number is the one after those on record. */
export function replayed(wager: Wager, record: RoundRecord, taken: TakenDraw) {
  const game = steppedGameOf(wager, record);
  return replaySteps(game, game.recallBet(record.bet), record.steps, taken.draw);
}
