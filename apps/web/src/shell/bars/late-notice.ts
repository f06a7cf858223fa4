/** A notice that the next page shows, because this one is about to go. */
export type LateNotice = "languageNotKept";

const KEY = "late-notice";

/** Keeps a notice for the next page of this tab. Without storage it is lost. */
export function leaveNotice(notice: LateNotice): void {
  try {
    window.sessionStorage.setItem(KEY, notice);
  } catch {
    // Storage is switched off in this browser.
  }
}

/** Returns the notice that the last page left, once. */
export function takeNotice(): string | null {
  try {
    const notice = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return notice;
  } catch {
    return null;
  }
}
