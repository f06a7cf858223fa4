import { useEffect, useSyncExternalStore } from "react";

/** Key under which a tab remembers the build that it left: the same one a second time is no new build. */
const LEFT_KEY = "left-build";
/** Key under which the router remembers that it reloaded for an error; reloading is decided here alone. */
const ROUTERS_KEY = "tanstack_router_reload:";
/** Longest that one asks whether the house is there. */
const ASK_MS = 4_000;

/** Names the build that this page runs: the address of its script has a hash of it. */
const OWN_BUILD = import.meta.url;

type State = "current" | "asking" | "leaving";

let state: State = "current";
/** The page needs a new build and may not be left now. */
let isDue = false;
const listeners = new Set<() => void>();
const rounds = new Set<object>();
const filledIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

function enter(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Events of the router that tell of a page that is left for another. */
interface Router {
  subscribe(
    event: "onBeforeNavigate" | "onResolved",
    listener: (event: { readonly pathChanged: boolean }) => void,
  ): unknown;
}

/**
 * Reloads the page once when a part of it cannot be loaded any more, since the house has a new build.
 * What somebody has filled in, and an open round, are not taken from them: then the page that they go
 * to next is loaded anew. A part that the new build lacks too is an error like any other.
 */
export function watchForNewBuild(router: Router): void {
  window.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      filledIn.add(target);
    forgetGone();
  });
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { readonly payload?: Error };
    keep(`${ROUTERS_KEY}${payload?.message}`, "1");
    if (kept(LEFT_KEY) === OWN_BUILD) return;
    if (isInUse() && !isOnTheWay) isDue = true;
    else void leaveOldBuild();
  });
  let isOnTheWay = false;
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    isOnTheWay = pathChanged;
    // The address changes behind this event.
    if (isDue && pathChanged) setTimeout(() => void leaveOldBuild(), 0);
  });
  router.subscribe("onResolved", () => void (isOnTheWay = false));
}

/** Forgets fields that are gone or empty: a page that stays open for days has many. */
function forgetGone(): void {
  for (const field of filledIn)
    if (!field.isConnected || field.value === "") filledIn.delete(field);
}

/** Tells whether something would be lost with this page. */
function isInUse(): boolean {
  forgetGone();
  return rounds.size > 0 || filledIn.size > 0;
}

/** Reloads the page if the house is there: without a line to it the old page is better than none. */
async function leaveOldBuild(): Promise<void> {
  if (state !== "current") return;
  enter("asking");
  const answer = await fetch("/healthz", {
    cache: "no-store",
    signal: AbortSignal.timeout(ASK_MS),
  }).catch(() => null);
  // Without a memory the page could reload for ever.
  if (!answer?.ok || !keep(LEFT_KEY, OWN_BUILD)) return enter("current");
  enter("leaving");
  window.location.reload();
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false where the browser keeps nothing. */
function keep(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Tells whether the page is about to be loaded anew: what fails until then is not worth a word. */
export const useIsLeaving = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => state !== "current",
    () => false,
  );

/** Keeps the page from being loaded anew while a round is open. */
export function useOpenRound(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const round = {};
    rounds.add(round);
    return () => void rounds.delete(round);
  }, [isOpen]);
}
