import type { BetView, RoundSummaryView, RoundView, StepView } from "@houselight/contracts";
import type { Game } from "@houselight/game-maths";
import { FAIRNESS_MAPPING, replayDraw } from "@houselight/game-maths/fairness";
import { selectShownSeeds, type ShownSeeds, type TakenDraw } from "#core/fairness";
import { totalPaid, totalStake, type Wager } from "#money/wagers";
import type { House } from "#platform/module";
import { replay, versionOf } from "./play-game.ts";
import { readRecord } from "./round-record.ts";

type Outcome = RoundView["outcome"];

/** Returns a round that was played just now, its server seed still hidden. */
export const freshView = (
  wager: Wager,
  { taken, ...parts }: Omit<RoundParts, "nonce"> & { readonly taken: TakenDraw },
): RoundView => viewOf(wager, { ...parts, nonce: taken.nonce }, { ...taken, serverSeed: null });

/** Returns a round on record, played again from its bet and draws by the rules of its own version. */
export async function keptView(house: House, wager: Wager): Promise<RoundView> {
  const record = readRecord(wager);
  const seeds = (await selectShownSeeds(house.database, wager.playerId, [record.pair])).get(
    record.pair,
  );
  if (!seeds) throw new Error(`round ${wager.id} names seeds that do not exist`);
  const outcome = replayOutcome(wager);
  return viewOf(wager, { ...record, outcome }, seeds);
}

/** Plays a round on record again, from its bet and its draws, by the rules of its own version. */
function replayOutcome(wager: Wager): Outcome {
  const record = readRecord(wager);
  const game = versionOf(wager.subject, record.version);
  return replay(game, record, replayDraw(record.draws)).outcome;
}

interface RoundParts {
  readonly outcome: Outcome;
  readonly bet: BetView;
  readonly steps: readonly StepView[];
  readonly version: string;
  readonly nonce: bigint;
}

const viewOf = (wager: Wager, parts: RoundParts, seeds: ShownSeeds): RoundView => ({
  id: wager.id,
  game: wager.subject,
  game_version: parts.version,
  mode: "real",
  status: wager.status,
  currency: wager.currency,
  bet: parts.bet,
  steps: [...parts.steps],
  stake_cents: Number(totalStake(wager)),
  free: wager.stake.house > 0n,
  payout_cents: Number(totalPaid(wager)),
  outcome: parts.outcome,
  fairness: {
    mapping: FAIRNESS_MAPPING,
    server_seed_hash: seeds.serverSeedHash,
    client_seed: seeds.clientSeed,
    nonce: Number(parts.nonce),
    server_seed: seeds.serverSeed,
  },
  balance: {
    currency: wager.currency,
    amount_cents: Number(wager.cashAfter + wager.bonusAfter),
    available_to_cashout_cents: Number(wager.cashAfter),
    version: Number(wager.versionAfter),
  },
  demo_token: null,
  created_at: wager.placedAt.toISOString(),
});

/** Returns a round of play money: no account behind it, its seed shown once it has ended. */
export const demoView = (round: {
  readonly id: string;
  readonly game: Game;
  readonly bet: BetView;
  readonly steps: readonly StepView[];
  readonly currency: string;
  readonly stake: bigint;
  /** Null while it waits for a step: `token` leads on. */
  readonly payout: bigint | null;
  readonly token: string | null;
  readonly outcome: Outcome;
  readonly seeds: ShownSeeds;
  readonly at: Date;
}): RoundView => ({
  id: round.id,
  game: round.game.slug,
  game_version: round.game.version,
  mode: "demo",
  status: round.payout === null ? "open" : "settled",
  currency: round.currency,
  bet: round.bet,
  steps: [...round.steps],
  stake_cents: Number(round.stake),
  free: false,
  payout_cents: Number(round.payout ?? 0n),
  outcome: round.outcome,
  fairness: {
    mapping: FAIRNESS_MAPPING,
    server_seed_hash: round.seeds.serverSeedHash,
    client_seed: round.seeds.clientSeed,
    nonce: 0,
    server_seed: round.payout === null ? null : round.seeds.serverSeed,
  },
  balance: null,
  demo_token: round.token,
  created_at: round.at.toISOString(),
});

export const summaryView = (wager: Wager): RoundSummaryView => ({
  id: wager.id,
  game: wager.subject,
  status: wager.status,
  currency: wager.currency,
  stake_cents: Number(totalStake(wager)),
  payout_cents: Number(totalPaid(wager)),
  created_at: wager.placedAt.toISOString(),
});
