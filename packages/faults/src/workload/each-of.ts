/** Visits all items, `atOnce` at a time. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  visit: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await visit(item);
    }),
  );
}
