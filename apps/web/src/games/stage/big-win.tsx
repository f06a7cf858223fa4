import { useEffect, useState } from "react";
import { usePace } from "../round/pace/use-pace.ts";
import { isBigWin } from "../round/payout-text.ts";
import type { RoundLife } from "../round/use-round.ts";
import { BigWinSheet } from "./big-win-sheet.tsx";

/** Long enough to read the amount once it is counted. */
const SHOWN_MS = 6000;

/**
 * Shows the sheet of a round that paid much, once its board has shown the result; for a while, until a
 * press, or until the next round.
 */
export function BigWin({ life, turbo }: { readonly life: RoundLife; readonly turbo: boolean }) {
  const { phase, round } = life.state;
  const pace = usePace(turbo);
  const [ended, setEnded] = useState<string | null>(null);
  const paid = round && { payoutCents: round.payout_cents, stakeCents: round.stake_cents };
  const isShown = phase === "idle" && paid !== null && isBigWin(paid) && ended !== round?.id;
  const id = isShown ? (round?.id ?? null) : null;
  const ms = pace.ms(SHOWN_MS);
  useEffect(() => {
    if (id === null) return undefined;
    const end = () => setEnded(id);
    const timer = window.setTimeout(end, ms);
    document.addEventListener("pointerdown", end);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointerdown", end);
    };
  }, [id, ms]);
  if (id === null || !round) return null;
  return (
    <BigWinSheet
      key={id}
      round={round}
      color="var(--color-amber)"
      pace={pace}
      onSkip={() => setEnded(id)}
    />
  );
}
