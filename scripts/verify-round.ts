import { createHash, createHmac } from "node:crypto";
import { type RoundView, roundView } from "@houselight/contracts";
import { HOUSE_GAMES, isHouseGameSlug } from "@houselight/game-maths";
import { parseRouletteBets, playRoulette } from "@houselight/game-maths/european-roulette";
import {
  blockMessage,
  createDraw,
  type Draw,
  FAIRNESS_MAPPING,
  recordDraw,
} from "@houselight/game-maths/fairness";
import { LANTERN_TIDE } from "@houselight/game-maths/lantern-tide";
import { playSlot } from "@houselight/game-maths/slot";
import type { RoundRecord } from "@houselight/server/audit";

/** A round to verify. A record that a player was shown has its visible outcome instead of the draws. */
export type RoundToVerify = Omit<RoundRecord, "draws"> & {
  readonly draws: readonly number[] | null;
  /** What the draws decide and the player saw: the number of a wheel, the stops of each spin. */
  readonly shown: readonly number[] | null;
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
  assertKnownGame(round);
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
  const { payout, shown } = replay(round, draw);
  return [
    step(
      hash === round.serverSeedHash,
      `the server seed hashes to ${hash}`,
      `shown before: ${round.serverSeedHash}`,
    ),
    ...(round.draws ? [listStep("the seeds draw", drawn, round.draws)] : []),
    ...(round.shown ? [listStep("the outcome is", shown, round.shown)] : []),
    step(
      payout === round.payout,
      `it pays ${payout} ${round.currency} in smallest units`,
      `on record: ${round.payout}`,
    ),
  ];
}

function assertKnownGame({ game, gameVersion }: RoundToVerify): void {
  if (!isHouseGameSlug(game)) throw new NotVerifiable(`This program has no game ${game}.`);
  const { version } = HOUSE_GAMES[game];
  if (version === gameVersion) return;
  throw new NotVerifiable(
    `The round was played under ${game} ${gameVersion}; this program has ${version}.`,
  );
}

/** Plays the bet with other draws, and says what its player sees. */
function replay(round: RoundToVerify, draw: Draw): { payout: bigint; shown: readonly number[] } {
  if (round.game === "lantern-tide") {
    const lineStake = round.stake / BigInt(LANTERN_TIDE.lines.length);
    const { payout, steps } = playSlot(LANTERN_TIDE, { lineStake }, draw);
    return { payout, shown: steps.flatMap(({ stops }) => stops) };
  }
  const parsed = parseRouletteBets((round.bet as { bets?: unknown }).bets);
  if (!parsed.ok)
    throw new NotVerifiable(`The bet of round ${round.id} is not one of ${round.game}.`);
  const { payout, number } = playRoulette(parsed.bets, draw);
  return { payout, shown: [number] };
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
export function readRoundAnswer(json: string): RoundToVerify {
  const view = parseAnswer(json);
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
    stake: BigInt(view.stake_cents),
    payout: BigInt(view.payout_cents),
    draws: null,
    shown: outcome.kind === "slot" ? outcome.steps.flatMap(({ stops }) => stops) : [outcome.number],
    serverSeedHash: fairness.server_seed_hash,
    clientSeed: fairness.client_seed,
    nonce: fairness.nonce,
    serverSeed: fairness.server_seed,
  };
}

function parseAnswer(json: string): RoundView {
  try {
    return roundView.parse(JSON.parse(json));
  } catch {
    throw new NotVerifiable(
      "The file is not the JSON that GET /api/house_games/rounds/{id} answers.",
    );
  }
}
