import { browserStore, tabStore } from "../../../api/kept/kept-store.ts";

/** An iPad of today says that it is a Mac, and has no webview that says otherwise. */
const isIos = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/**
 * Tells a browser that another app shows on iOS: it lacks the word `Safari`, which every browser of
 * its own has. A site on the home screen lacks it too.
 */
export const isIosWebview = (userAgent: string, isInstalled: boolean): boolean =>
  isIos(userAgent) && !isInstalled && !/Safari\//.test(userAgent);

/** Tells a site that was put on the home screen of iOS. */
export const isOnHomeScreen = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === true;

const WAIT_MS = 5 * 60_000;
/** Time between two looks at the clock. */
export const LOOK_AGAIN_MS = 60_000;

/** Tells whether the way out is to be shown: five minutes after the first visit, once a session (MODAL-07). */
export const isExitDue = (
  nowMs: number,
  { firstVisitMs, wasShown }: { readonly firstVisitMs: number; readonly wasShown: boolean },
): boolean => !wasShown && nowMs - firstVisitMs >= WAIT_MS;

const FIRST_VISIT = "first-visit";
const SHOWN = "ios-exit-shown";

/** Returns when this browser was here first, which is now where nothing says so. */
export function firstVisit(nowMs: number): number {
  const kept = Number(browserStore.getItem(FIRST_VISIT) ?? Number.NaN);
  if (Number.isFinite(kept) && kept > 0 && kept <= nowMs) return kept;
  browserStore.setItem(FIRST_VISIT, String(nowMs));
  return nowMs;
}

export const wasExitShown = (): boolean => tabStore.getItem(SHOWN) !== null;

export const markExitShown = (): void => tabStore.setItem(SHOWN, "yes");
