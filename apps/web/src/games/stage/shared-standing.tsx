import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sessionFiguresQuery } from "../../data/compliance.ts";
import { useBalance } from "../../data/money/shown-balance.ts";
import { useSecondsSince } from "../round/pace/use-clock.ts";
import { StandingFigures } from "./standing-figures.tsx";

/**
 * Says how the player stands where the house ends rounds by itself: its figures are asked anew with each bet
 * that ended, of which `ended` is the latest.
 */
export function SharedStanding({
  currency,
  ended,
}: {
  readonly currency: string;
  readonly ended: string | null;
}) {
  const queryClient = useQueryClient();
  const { data } = useQuery(sessionFiguresQuery);
  const known = useRef(ended);
  useEffect(() => {
    if (known.current === ended) return;
    known.current = ended;
    void queryClient.invalidateQueries({ queryKey: sessionFiguresQuery.queryKey });
  }, [ended, queryClient]);
  const [startMs, setStartMs] = useState<number | null>(null);
  useEffect(() => {
    if (data) setStartMs(performance.now() - data.seconds * 1000);
  }, [data]);
  const seconds = useSecondsSince(startMs);
  const own = data?.figures.find((figures) => figures.currency === currency);
  return (
    <StandingFigures
      currency={currency}
      balanceCents={useBalance(currency)?.amount_cents ?? null}
      netCents={data ? (own?.net_cents ?? 0) : null}
      seconds={seconds}
    />
  );
}
