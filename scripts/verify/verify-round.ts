import { createHash, createHmac } from "node:crypto";
import { type RoundView, roundView } from "@houselight/contracts";
import {
  canonicalJson,
  findGame,
  findVersion,
  type Game,
  type PlayedRound,
  replayRound,
} from "@houselight/game-maths";
import {
  blockMessage,
  createDraw,
  type Draw,
  FAIRNESS_MAPPING,
  recordDraw,
} from "@houselight/game-maths/fairness";
import type { RoundRecord } from "@houselight/server/audit";

/** A round to verify. A record that a player was shown has its outcome instead of the draws. */
export type RoundToVerify = Omit<RoundRecord, "draws"> & {
  readonly draws: readonly number[] | null;
  /** The outcome that the player saw, in wire form. */
  readonly shown: unknown;
};

export interface VerificationStep {
  readonly ok: boolean;
  readonly text: string;
}

/** The round cannot be verified here and now; the message says why, in one sentence. */
export class NotVerifiable extends Error {
  override readonly name = "NotVerifiable";
}

/**
 * Computes a round again from its seeds and its bet, and compares it with the record.
 * Throws NotVerifiable while the server seed is in use, and for games this program does not have.
 */
export function verifyRound(round: RoundToVerify): VerificationStep[] {
  const { serverSeed, clientSeed, nonce } = round;
  const game = gameOf(round);
  if (serverSeed === null) {
    throw new NotVerifiable(
      `The server seed of round ${round.id} is still in use: rotate the seeds to have it revealed, then verify again.`,
    );
  }
  const hash = createHash("sha256").update(serverSeed).digest("hex");
  const { draw, drawn } = recordDraw(
    createDraw((block) =>
      createHmac("sha256", serverSeed)
        .update(blockMessage(clientSeed, nonce, block))
        .digest(),
    ),
  );
  const { payout, outcome } = replay(game, round, draw);
  return [
    step(
      hash === round.serverSeedHash,
      `the server seed hashes to ${hash}`,
      `shown before: ${round.serverSeedHash}`,
    ),
    ...(round.draws ? [listStep("the seeds draw", drawn, round.draws)] : []),
    ...(round.shown ? [outcomeStep(outcome, round.shown)] : []),
    step(
      payout === round.payout,
      `it pays ${payout} ${round.currency} in smallest units`,
      `on record: ${round.payout}`,
    ),
  ];
}

/** Returns the version that the round was played under. */
function gameOf({ game: slug, gameVersion }: RoundToVerify): Game {
  const game = findVersion(slug, gameVersion);
  if (game) return game;
  const current = findGame(slug);
  throw new NotVerifiable(
    current
      ? `The round was played under ${slug} ${gameVersion}; this program has ${current.version}.`
      : `This program has no game ${slug}.`,
  );
}

/** Plays the bet and the steps of a round again. An open round pays nothing yet. */
function replay(game: Game, { id, bet, steps }: RoundToVerify, draw: Draw): PlayedRound<unknown> {
  try {
    const { payout, outcome } = replayRound(game, { bet, steps }, draw);
    return { payout: payout ?? 0n, outcome };
  } catch {
    throw new NotVerifiable(`The bet or the steps of round ${id} are none of ${game.slug}.`);
  }
}

function outcomeStep(computed: unknown, shown: unknown): VerificationStep {
  const [here, there] = [canonicalJson(computed), canonicalJson(shown)];
  return step(here === there, "the seeds decide the outcome", shownText(here, there));
}

/** Points at the first place where two outcomes differ; whole ones may be pages long. */
function shownText(computed: string, shown: string): string {
  const at = [...computed].findIndex((character, index) => character !== shown[index]);
  const from = Math.max(0, (at < 0 ? computed.length : at) - 30);
  const part = (text: string) => text.slice(from, from + 60);
  return `computed: …${part(computed)}…, shown: …${part(shown)}…`;
}

const listStep = (
  what: string,
  computed: readonly number[],
  recorded: readonly number[],
): VerificationStep =>
  step(
    computed.join() === recorded.join(),
    `${what} ${computed.join(", ")}`,
    `on record: ${recorded.join(", ")}`,
  );

const step = (ok: boolean, computed: string, recorded: string): VerificationStep => ({
  ok,
  text: ok ? `${computed}, as recorded` : `${computed}; ${recorded}`,
});

/**
 * Reads what GET /api/house_games/rounds/{id} answered.
 * Throws NotVerifiable when it is not such an answer or uses another mapping.
 */
export function readRoundAnswer(answer: unknown): RoundToVerify {
  const view = parseAnswer(answer);
  const { fairness, outcome } = view;
  if (fairness.mapping !== FAIRNESS_MAPPING) {
    throw new NotVerifiable(
      `The round was drawn by mapping ${fairness.mapping}; this program has ${FAIRNESS_MAPPING}.`,
    );
  }
  return {
    id: view.id,
    game: view.game,
    gameVersion: view.game_version,
    currency: view.currency,
    bet: view.bet,
    steps: view.steps,
    stake: BigInt(view.stake_cents),
    payout: BigInt(view.payout_cents),
    draws: null,
    shown: outcome,
    serverSeedHash: fairness.server_seed_hash,
    clientSeed: fairness.client_seed,
    nonce: fairness.nonce,
    serverSeed: fairness.server_seed,
  };
}

function parseAnswer(answer: unknown): RoundView {
  const { success, data } = roundView.safeParse(answer);
  if (!success)
    throw new NotVerifiable("This is not what GET /api/house_games/rounds/{id} answers.");
  return data;
}
