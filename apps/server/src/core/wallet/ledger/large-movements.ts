import { convert, type ExchangeRates } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import type { Tx } from "#platform/database";
import { type House, perHouse } from "#platform/module";

/** From which amounts on a movement of a currency is large, in smallest units. */
export interface LeastLarge {
  readonly stake: bigint;
  readonly win: bigint;
}

/** A movement of a player's money that is large by the settings of the house. */
export interface LargeMovement {
  readonly kind: "stake" | "win" | "correction" | "deposit" | "withdrawal" | "prize";
  readonly at: Date;
  readonly playerId: bigint;
  readonly currency: string;
  /** Smallest units. */
  readonly amount: bigint;
  /** JSON; amounts as digits. */
  readonly detail: object;
}

/** Returns from which amounts on a movement is large by the settings of the house, at these rates. */
export const leastLarge = perHouse(({ config }) => {
  // Rates are one value until they change: what they come to is computed once.
  const known = new WeakMap<ExchangeRates, Map<string, LeastLarge>>();
  return (rates: ExchangeRates) => {
    const byCurrency = known.get(rates) ?? new Map<string, LeastLarge>();
    known.set(rates, byCurrency);
    return (currency: string): LeastLarge => {
      const found = byCurrency.get(currency);
      if (found) return found;
      const worth = (eur: number) => convert(BigInt(eur) * 100n, "EUR", currency, rates);
      const least = {
        stake: worth(config.SIGNIFICANT_STAKE_EUR),
        win: worth(config.SIGNIFICANT_WIN_EUR),
      };
      byCurrency.set(currency, least);
      return least;
    };
  };
});

/** Puts large movements on the audit trail, under the area `significant`. Joins the transaction that moves. */
export const noteLarge = (tx: Tx, movements: readonly LargeMovement[]): Promise<void> =>
  appendTrailEntries(
    tx,
    movements.map(({ kind, at, playerId, currency, amount, detail }) => ({
      at,
      operator: null,
      action: `significant.${kind}`,
      subject: `player ${playerId}`,
      detail: { ...detail, currency, amount: `${amount}` },
    })),
  );

/** A pot or a prize that was paid. */
export interface PaidAward {
  readonly id: string;
  readonly playerId: bigint;
  /** Smallest units of the account that it went to. */
  readonly paid: bigint;
  readonly currency: string;
  readonly eurCents: bigint;
}

/** Puts pots and prizes on the trail whose worth is that of a large win. `source`: who paid them. */
export const noteLargePrizes = (
  house: House,
  tx: Tx,
  source: string,
  awards: readonly PaidAward[],
): Promise<void> => {
  const least = BigInt(house.config.SIGNIFICANT_WIN_EUR) * 100n;
  const large = awards.filter(({ eurCents }) => eurCents >= least);
  return noteLarge(
    tx,
    large.map(({ id, playerId, currency, paid: amount, eurCents }) => ({
      kind: "prize",
      at: house.clock.now(),
      playerId,
      currency,
      amount,
      detail: { prize: id, source, eur_cents: `${eurCents}` },
    })),
  );
};
