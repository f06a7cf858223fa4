import type { Draw } from "@houselight/game-maths/fairness";

/**
 * A player asks to stake. The id is made by the player's browser; `bodyHash` tells a repeat from
 * an altered request. `play` is the game's pure maths: it may only draw.
 */
export interface WagerCommand<Detail = unknown> {
  readonly playerId: bigint;
  readonly roundId: string;
  readonly bodyHash: string;
  readonly licence: string;
  readonly game: string;
  readonly gameVersion: string;
  readonly currency: string;
  /** Total stake in smallest units, more than nothing. */
  readonly stake: bigint;
  /** The bet as it goes on record; JSON without bigint. */
  readonly bet: object;
  play(draw: Draw): WagerOutcome<Detail>;
}

export interface WagerOutcome<Detail> {
  /** What comes back in smallest units, the stake included where it does; 0 for a loss. */
  readonly payout: bigint;
  readonly detail: Detail;
}

/** A round on record. Amounts in smallest units; `draws` replays it. */
export interface Round {
  readonly playerId: bigint;
  readonly id: string;
  readonly bodyHash: string;
  readonly game: string;
  readonly gameVersion: string;
  readonly licence: string;
  readonly currency: string;
  readonly status: "open" | "settled" | "voided";
  readonly stakeCash: bigint;
  readonly stakeBonus: bigint;
  readonly payout: bigint;
  readonly seedId: bigint;
  readonly nonce: bigint;
  readonly bet: object;
  readonly draws: readonly number[];
  readonly cashAfter: bigint;
  readonly bonusAfter: bigint;
  readonly versionAfter: bigint;
  readonly createdAt: Date;
}

export const totalStake = (round: Pick<Round, "stakeCash" | "stakeBonus">): bigint =>
  round.stakeCash + round.stakeBonus;

export type WagerRefusal =
  | "currency_not_held"
  | "account_blocked"
  | "not_enough_money"
  | "idempotency_mismatch";

/** The answer to a command: refused, or a round, new or as it was answered before. */
export type WagerAnswer<Detail = unknown> =
  | { readonly refused: WagerRefusal }
  | {
      readonly round: Round;
      readonly seeds: RoundSeeds;
      readonly repeated: true;
      readonly detail: undefined;
    }
  | {
      readonly round: Round;
      readonly seeds: RoundSeeds;
      readonly repeated: false;
      readonly detail: Detail;
    };

/** What may be shown of a round's seeds: the server's own only once it is revealed. */
export interface RoundSeeds {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}

/** More commands wait than the house will keep waiting: answered 503, nothing staked. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}
