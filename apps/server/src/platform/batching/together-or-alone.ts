import { isUnavailable } from "#platform/http";

/**
 * Does something with many at once, and with each alone where that fails: one with which it cannot be done keeps no
 * other from it. `failed` hears of each such one. Throws what says that nothing can be done now, such as a database
 * that is away.
 */
export async function togetherOrAlone<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<unknown>,
  failed: (item: Item, error: unknown) => void,
): Promise<void> {
  try {
    await work(items);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    for (const item of items)
      await work([item]).catch((reason: unknown) => {
        if (isUnavailable(reason)) throw reason;
        failed(item, reason);
      });
  }
}
