/** Attempts for an empty list, and the wait between them (CASHBOX-06). */
const EMPTY_RETRIES_MAX = 3;
const EMPTY_WAIT_MS = 400;

/** Loads a list of methods; an empty one is asked for again, at most three times. */
export async function loadMethods<Method>(
  load: () => Promise<readonly Method[]>,
  wait: (ms: number) => Promise<void>,
): Promise<readonly Method[]> {
  for (let retry = 0; ; retry += 1) {
    const methods = await load();
    if (methods.length > 0 || retry === EMPTY_RETRIES_MAX) return methods;
    await wait(EMPTY_WAIT_MS);
  }
}
