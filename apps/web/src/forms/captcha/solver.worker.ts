import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Part of a search for the number that a challenge hides: every `step`-th from `start` on. */
export interface Search {
  readonly challenge: Challenge;
  readonly start: number;
  readonly step: number;
}

const TIMEOUT_MS = 120_000;

self.addEventListener("message", (event: MessageEvent<Search>) => {
  const { challenge, start, step } = event.data;
  solveChallenge({
    challenge,
    deriveKey,
    counterStart: start,
    counterStep: step,
    timeout: TIMEOUT_MS,
  }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
});
