import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { QuoteView } from "@houselight/contracts/sportsbook";
import type { Draft } from "../../../data/engagement/sportsbook/slip/drafts.ts";
import {
  quotePauseMs,
  quoteQuery,
  reloadQuotes,
} from "../../../data/engagement/sportsbook/slip/quote.ts";
import { isKindOpen } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { useSlipChannels } from "../frame/use-line-channels.ts";
import { useMoved } from "../odds/use-moved.ts";

/** Presses that follow each other so fast are one change of the slip, milliseconds. */
const SETTLES_MS = 250;

/** Returns a value once it has not changed for a while; the first one at once. */
function useSettled<Value>(value: Value, key: string): Value {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return undefined;
    const timer = setTimeout(() => setSettled({ value, key }), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value, key, settled.key]);
  return settled.value;
}

/** Returns the house's quote of each bet of the slip; undefined where it has not said yet. */
export function useQuotes(
  drafts: readonly Draft[],
  currency: string,
): readonly (QuoteView | undefined)[] {
  const queryClient = useQueryClient();
  const keyed = drafts.map((draft) => ({
    draft,
    key: JSON.stringify(quoteQuery(draft, currency).queryKey),
  }));
  const asked = useSettled(keyed, keyed.map(({ key }) => key).join());
  const askable = asked.filter(({ draft }) => isKindOpen(draft.kind, draft.picks.length));
  const found = useQueries({
    queries: askable.map(({ draft }) => quoteQuery(draft, currency)),
  });
  const byKey = new Map(askable.map(({ key }, at) => [key, found[at]?.data]));
  const ids = drafts.flatMap(({ picks }) => picks.map(({ fixture_id }) => fixture_id));
  useSlipChannels(ids);
  useMoved(ids, quotePauseMs(askable.length), () => void reloadQuotes(queryClient));
  return keyed.map(({ key }) => byKey.get(key));
}
