/** Whoever touches nothing for so long has left, milliseconds. */
const LEFT_AFTER_MS = 60_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

let lastSign = Date.now();

/**
 * Notes when somebody touches the page. Lists keep themselves up to date; what they ask must not keep the
 * session of an operator alive who has left the desk.
 */
export function watchAttendance(page: EventTarget, now: () => number = Date.now): void {
  const seen = (): void => {
    lastSign = now();
  };
  for (const sign of SIGNS) page.addEventListener(sign, seen, { capture: true, passive: true });
  seen();
}

/** Tells whether somebody has touched the page in the last minute. */
export const isSomebodyThere = (now: number): boolean => now - lastSign < LEFT_AFTER_MS;
