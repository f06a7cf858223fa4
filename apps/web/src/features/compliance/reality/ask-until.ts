/** Longest wait that browsers take. */
const LONGEST_MS = 2_147_483_647;
/** A house that did not answer is asked again after this long. */
const AGAIN_MS = 30_000;

/**
 * Asks after a wait, and again as long as nothing came of it. Returns how to end that, which the answer does.
 */
export function askUntil(waitMs: number, ask: () => void): () => void {
  const turn = () => {
    ask();
    timer = setTimeout(turn, AGAIN_MS);
  };
  let timer = setTimeout(turn, Math.min(LONGEST_MS, waitMs));
  return () => clearTimeout(timer);
}
