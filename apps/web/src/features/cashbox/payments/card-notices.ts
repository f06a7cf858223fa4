import type { CardNotice } from "@houselight/contracts/live";

type Listener = (notice: CardNotice) => void;

const listeners = new Set<Listener>();

/** Tells what the card provider's security step of a payment came to (CASHBOX-11). */
export function tellCardNotice(notice: CardNotice): void {
  for (const listener of listeners) listener(notice);
}

/** Hears of card notices until the returned function is called. */
export function onCardNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
