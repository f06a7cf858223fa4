import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sessionFiguresQuery } from "../../data/compliance.ts";
import { useSecondsSince } from "../round/pace/use-clock.ts";
import type { RoundLife } from "../round/use-round.ts";

interface SessionStanding {
  /** Won less staked; null until it is known. */
  readonly netCents: number | null;
  readonly seconds: number | null;
}

/** The session's figures when the house told them, beside what this page had shown by then. */
interface Told {
  readonly currency: string;
  readonly netCents: number;
  readonly shownCents: number;
  /** Start of the session on the clock of this page. */
  readonly startMs: number;
}

/**
 * Returns what the player has won or lost since the session began, and for how long it has lasted; of a
 * demo, since its page opened. A round counts once it has been shown to its end.
 */
export function useSessionStanding({ mode, purse, state }: RoundLife): SessionStanding {
  const [openedMs] = useState(() => performance.now());
  const told = useTold(mode === "real", purse.currency, state);
  const startMs = mode === "demo" ? openedMs : (told?.startMs ?? null);
  const seconds = useSecondsSince(startMs);
  if (mode === "demo") return { netCents: state.netCents, seconds };
  const isOf = told?.currency === purse.currency;
  return { netCents: isOf ? told.netCents + state.netCents - told.shownCents : null, seconds };
}

/**
 * Asks for the figures while nothing is on its way: what comes with a round may or may not
 * count it already, and is not taken. They are asked again when the page comes back into sight, since
 * another tab may have played on.
 */
function useTold(
  asks: boolean,
  currency: string,
  { phase, netCents: shownCents }: RoundLife["state"],
): Told | null {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<Told | null>(null);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") setSeen((times) => times + 1);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const wanted = `${currency}/${seen}`;
  const [known, setKnown] = useState("");
  const rests = phase === "idle" || phase === "deciding";
  const isDue = asks && rests && known !== wanted;
  useEffect(() => {
    if (!isDue) return undefined;
    let late = false;
    const take = async () => {
      const view = await queryClient.fetchQuery({ ...sessionFiguresQuery, staleTime: 0 });
      if (late) return;
      const own = view.figures.find((figures) => figures.currency === currency);
      const startMs = performance.now() - view.seconds * 1000;
      setTold({ currency, netCents: own?.net_cents ?? 0, shownCents, startMs });
      setKnown(wanted);
    };
    // Without an answer the next round's end asks again.
    take().catch(() => undefined);
    return () => {
      late = true;
    };
  }, [isDue, currency, wanted, shownCents, queryClient]);
  return told;
}
