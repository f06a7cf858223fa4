import { type Flag, FLAGS, type FlagValues } from "@houselight/contracts/configuration";
import { useSyncExternalStore } from "react";
import { pageCookies } from "../../api/transport.ts";
import { useClientContext } from "../configuration.ts";
import { keepCookie, keptCookie } from "./kept-cookie.ts";

/** Under which this browser keeps what differs here from the house (OPEN-20). */
const KEY = "feature-flags";
/** Says that there is something under it, and not what: the server leaves pages of flags to the browser. */
const COOKIE = "own_flags";
const YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** Returns what this browser has set on its own; without storage, or after a change by hand, nothing. */
function ownFlags(): Partial<FlagValues> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) => FLAGS.includes(name as Flag) && typeof value === "boolean",
      ),
    );
  } catch {
    return {};
  }
}

function keep(flags: Partial<FlagValues>): void {
  const some = Object.keys(flags).length > 0;
  keepCookie(COOKIE, "yes", some ? YEAR_SECONDS : 0);
  try {
    if (!some) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(flags));
  } catch {
    // Storage is switched off in this browser: the house's values stay.
  }
  for (const tell of listeners) tell();
}

/** Sets a flag in this browser alone: nothing of it is told to the house. */
export const setOwnFlag = (name: Flag, value: boolean): void =>
  keep({ ...ownFlags(), [name]: value });

/** Goes back to the values of the house. */
export const resetOwnFlags = (): void => keep({});

/** Tells whether this browser has values of its own, on the server too. */
export const hasOwnFlags = (): boolean => keptCookie(pageCookies(), COOKIE) !== null;

/** Returns a flag as this browser sees it: its own value, else that of the house (FLAG-02). */
export const flagValue = (name: Flag, house: FlagValues): boolean =>
  ownFlags()[name] ?? house[name];

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener("storage", tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", tell);
  };
}

/** Returns a flag; a value of this browser's own comes once the page is alive. */
export function useFlag(name: Flag): boolean {
  const { flags } = useClientContext();
  return useSyncExternalStore(
    subscribe,
    () => flagValue(name, flags),
    () => flags[name],
  );
}
