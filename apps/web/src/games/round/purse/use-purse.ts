import type { RoundView } from "@houselight/contracts/house-games";
import { useCallback, useRef, useState } from "react";
import type { PlayMode } from "../../game-module.ts";
import { useAccounts } from "../../../data/wallet.ts";
import { useBalance, useBalanceControl } from "../../../data/money/shown-balance.ts";
import { DEMO_CURRENCY, DEMO_START_CENTS, keepPurse, readPurse } from "./demo-purse.ts";

export interface Purse {
  readonly currency: string;
  /** Balance that may be shown now; null while the accounts load or when there is none. */
  readonly balanceCents: number | null;
  /** Shows `shownCents` until `release`, whatever the server tells meanwhile; of another account where it is named. */
  hold(shownCents: number, ofCurrency?: string): void;
  release(): void;
  /** Takes what a round did to the money; `before` is the round as it was taken last. */
  settle(round: RoundView, before?: RoundView): void;
  /** Back to the start of the demo. */
  reset(): void;
}

const gainOf = (round: RoundView): number => round.payout_cents - round.stake_cents;

/**
 * The money of a game: the tab's play money in a demo; in real play the account of the round that is played,
 * `inPlay`, and between rounds the one in use.
 */
export function usePurse(mode: PlayMode, inPlay: string | null): Purse {
  const accounts = useAccounts();
  const active = accounts.find((account) => account.active) ?? accounts[0];
  const currency = mode === "demo" ? DEMO_CURRENCY : (inPlay ?? active?.currency ?? "EUR");
  const balance = useBalance(currency);
  const { hold: holdBalance, apply } = useBalanceControl();
  const releaseHold = useRef<(() => void) | null>(null);
  const [demoCents, setDemoCents] = useState(readPurse);

  const release = useCallback(() => {
    releaseHold.current?.();
    releaseHold.current = null;
    if (mode === "demo") setDemoCents(readPurse());
  }, [mode]);

  const hold = useCallback(
    (shownCents: number, ofCurrency = currency) => {
      if (mode === "demo") {
        setDemoCents(shownCents);
        return;
      }
      const earlier = releaseHold.current;
      const account = accounts.find((one) => one.currency === ofCurrency);
      const availableCents = account?.available_to_cashout_cents ?? 0;
      releaseHold.current = holdBalance(ofCurrency, {
        currency: ofCurrency,
        amount_cents: shownCents,
        available_to_cashout_cents: Math.min(availableCents, shownCents),
      });
      earlier?.();
    },
    [mode, currency, accounts, holdBalance],
  );

  const settle = useCallback(
    (round: RoundView, before?: RoundView) => {
      if (round.balance) apply(round.balance);
      else keepPurse(readPurse() + gainOf(round) - (before ? gainOf(before) : 0));
    },
    [apply],
  );

  const reset = useCallback(() => {
    keepPurse(DEMO_START_CENTS);
    setDemoCents(DEMO_START_CENTS);
  }, []);

  const balanceCents = mode === "demo" ? demoCents : (balance?.amount_cents ?? null);
  return { currency, balanceCents, hold, release, settle, reset };
}
