import type { RoundLife } from "../round/use-round.ts";
import { StandingFigures } from "./standing-figures.tsx";
import { useSessionStanding } from "./use-session-standing.ts";

/** Balance, what was won or lost in this session, and how long it has lasted: always in sight. */
export function StandingLine({ life }: { readonly life: RoundLife }) {
  const { currency, balanceCents } = life.purse;
  const { netCents, seconds } = useSessionStanding(life);
  return (
    <StandingFigures
      currency={currency}
      balanceCents={balanceCents}
      netCents={netCents}
      seconds={seconds}
      isDemo={life.mode === "demo"}
    />
  );
}
