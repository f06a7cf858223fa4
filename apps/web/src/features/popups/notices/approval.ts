import { keepCookie, keptCookie } from "../../../data/visitor/kept-cookie.ts";

const NAME = "approval";
const YES = "yes";
/** About a thousand years (OPEN-34). Browsers shorten it: the copy renews the cookie at each visit. */
const LIFE_SECONDS = 31_536_000_000;

/** Keeps that the card was confirmed, in the cookie and in its copy. */
export function keepApproval(): void {
  keepCookie(NAME, YES, LIFE_SECONDS);
  try {
    localStorage.setItem(NAME, YES);
  } catch {
    // A browser without storage has the cookie alone.
  }
}

/** Tells whether the card was confirmed in this browser, and renews the cookie from its copy. */
export function isApproved(): boolean {
  if (keptCookie(document.cookie, NAME) === YES) return true;
  try {
    if (localStorage.getItem(NAME) !== YES) return false;
  } catch {
    return false;
  }
  keepApproval();
  return true;
}
