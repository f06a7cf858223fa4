/** A command that takes longer counts as not answered. */
const ANSWER_MS = 1_000;

/** The answer, or a rejection when it does not come within a second. */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Valkey did not answer in time")), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
