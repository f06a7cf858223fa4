import type { LiveChannel, LiveKind } from "@houselight/contracts/live";
import { useEffect, useRef } from "react";
import { wantChannel } from "./wanted-channels.ts";

/** The house opens rounds while somebody looks: a page that is seen says so this often, milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Ways to read anew what a page watches. */
export interface Watched {
  /** Reads the round that all share, which tells the house too that somebody looks. */
  reload(): void;
  /** Reads what is the player's own: something may have been told that was not heard. */
  reloadOwn(): void;
}

/** Hears of every change of a round that all share while the page is shown, and lets the house know that. */
export function useWatching<Kind extends LiveKind>(
  kind: Kind,
  channel: LiveChannel<Kind>,
  watched: Watched,
): void {
  const latest = useRef(watched);
  latest.current = watched;
  useEffect(() => {
    const leave = wantChannel(kind, channel, () => {
      latest.current.reload();
      latest.current.reloadOwn();
    });
    const look = () => {
      if (!document.hidden) latest.current.reload();
    };
    // A timer of its own: what is told in between must not put it off.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      leave();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [kind, channel]);
}
