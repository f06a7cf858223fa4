type Hear = (ids: readonly number[]) => void;

const listeners = new Set<Hear>();

/** Tells those who look at prices that something of these fixtures has changed. */
export function tellMoved(ids: readonly number[]): void {
  for (const hear of listeners) hear(ids);
}

/** Hears of fixtures of which something has changed, until the returned function is called. */
export function onMoved(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
