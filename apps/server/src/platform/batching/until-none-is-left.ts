import { isUnavailable } from "#platform/http";

/**
 * Does one piece of work after another until none is left. `next` takes what has not failed, says by `hold` which it
 * is, and returns false when there is none. One that fails is passed over and noted: the others do not wait for it.
 * Throws what fails before anything is held, and what says that nothing can be done now.
 */
export async function untilNoneIsLeft(
  next: (failed: readonly string[], hold: (id: string) => void) => Promise<boolean>,
  note: (id: string, error: unknown) => void,
): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const held: { id?: string } = {};
    try {
      const isOne = await next(failed, (id) => {
        held.id = id;
      });
      if (!isOne) return;
    } catch (error) {
      if (held.id === undefined || isUnavailable(error)) throw error;
      failed.push(held.id);
      note(held.id, error);
    }
  }
}
