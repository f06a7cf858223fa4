import { FIXTURES_CHANNEL, fixtureChannel } from "@houselight/contracts/live";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reloadFixture, reloadLines } from "../../../data/engagement/sportsbook/lines/lines.ts";
import { reloadQuotes } from "../../../data/engagement/sportsbook/slip/quote.ts";
import { wantChannel } from "../../../live/wanted-channels.ts";

/** Hears of every change of the lists while one of them is shown. */
export function useListChannel(isShown = true): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      isShown
        ? wantChannel("fixtures", FIXTURES_CHANNEL, () => void reloadLines(queryClient))
        : undefined,
    [queryClient, isShown],
  );
}

interface Heard {
  readonly gaps: Set<() => void>;
  readonly leave: () => void;
}

/** Fixtures that this page hears of. The slip and a fixture's page may want the same one: it is heard once. */
const heard = new Map<number, Heard>();

/** Hears of a fixture until the returned function is called. */
function hearFixture(id: number, onGap: () => void): () => void {
  const known = heard.get(id);
  const gaps = known?.gaps ?? new Set();
  gaps.add(onGap);
  if (!known) {
    const tellGap = () => {
      for (const tell of gaps) tell();
    };
    heard.set(id, { gaps, leave: wantChannel("fixture", fixtureChannel(id), tellGap) });
  }
  return () => {
    gaps.delete(onGap);
    if (gaps.size > 0) return;
    heard.get(id)?.leave();
    heard.delete(id);
  };
}

/** Hears of every change of one fixture while its page is shown. */
export function useFixtureChannel(id: number): void {
  const queryClient = useQueryClient();
  useEffect(() => hearFixture(id, () => void reloadFixture(queryClient, id)), [queryClient, id]);
}

/** Hears of every change of the fixtures on the slip. */
export function useSlipChannels(ids: readonly number[]): void {
  const queryClient = useQueryClient();
  const key = [...new Set(ids)].toSorted((one, other) => one - other).join();
  useEffect(() => {
    const reload = () => void reloadQuotes(queryClient);
    const wanted = key === "" ? [] : key.split(",").map(Number);
    const leave = wanted.map((id) => hearFixture(id, reload));
    return () => {
      for (const end of leave) end();
    };
  }, [queryClient, key]);
}
