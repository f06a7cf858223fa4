import { useEffect, useRef } from "react";
import { RefusedError } from "../../../api/errors.ts";
import { useActiveAccount } from "../../../data/wallet.ts";

/** The account in use when a problem was looked at. */
interface Seen {
  readonly problem: unknown;
  readonly currency: string | undefined;
  readonly cents: number;
}

/** Tells whether a balance that did not cover a stake has grown since, or another account is in use. */
export const isRelieved = (before: Seen | null, now: Seen): boolean =>
  now.problem instanceof RefusedError &&
  now.problem.has("not_enough_money") &&
  before?.problem === now.problem &&
  (before.currency !== now.currency || now.cents > before.cents);

/** Puts away what is said of a balance that did not cover a stake, once it is no longer true. */
export function useRelief(problem: unknown, dismiss: () => void): void {
  const account = useActiveAccount();
  const currency = account?.currency;
  const cents = account?.amount_cents ?? 0;
  const seen = useRef<Seen | null>(null);
  useEffect(() => {
    const now = { problem, currency, cents };
    const before = seen.current;
    seen.current = now;
    if (isRelieved(before, now)) dismiss();
  }, [problem, currency, cents, dismiss]);
}
