import { isDecided } from "../errors.ts";
import { newId } from "../new-id.ts";
import type { KeptStore } from "./kept-store.ts";

interface Draft {
  readonly id: string;
  readonly what: string;
}

/** Place of a request that must happen once: one of each kind and player, as another may sign in next in this tab. */
export interface DraftPlace {
  readonly kind: "deposit" | "withdrawal" | "exchange" | "word" | "registration";
  readonly playerId: number | null;
}

const keyOf = ({ kind, playerId }: DraftPlace): string => `${kind}-draft.${playerId}`;

/**
 * Returns the id of a request, made before it is sent and kept until it is answered: pressing again, or
 * closing or reloading what it was sent from after a lost answer, is the same request. Another method,
 * currency, amount, destination or reward is another one and gets another id.
 */
export function draftId(
  storage: Pick<KeptStore, "getItem" | "setItem">,
  place: DraftPlace,
  what: string,
  makeId: () => string,
): string {
  const kept = readDraft(storage.getItem(keyOf(place)));
  if (kept?.what === what) return kept.id;
  const id = makeId();
  storage.setItem(keyOf(place), JSON.stringify({ id, what } satisfies Draft));
  return id;
}

/** Forgets a request that is answered: the next one is a new one. */
export const forgetDraft = (storage: Pick<KeptStore, "removeItem">, place: DraftPlace): void =>
  storage.removeItem(keyOf(place));

/** Forgets a request where it was refused: what is sent next is another one. */
export function endDraft(
  storage: Pick<KeptStore, "removeItem">,
  place: DraftPlace,
  error: unknown,
): void {
  if (isDecided(error)) forgetDraft(storage, place);
}

/**
 * Sends a request under its id, which is forgotten once it is answered or refused: again after a lost answer it
 * is the same request.
 */
export async function sendDraft<Answer>(
  storage: KeptStore,
  place: DraftPlace,
  what: string,
  send: (id: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send(draftId(storage, place, what, newId));
    forgetDraft(storage, place);
    return answer;
  } catch (error) {
    endDraft(storage, place, error);
    throw error;
  }
}

function readDraft(text: string | null): Draft | null {
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    const known = draft as Partial<Draft> | null;
    return typeof known?.id === "string" && typeof known.what === "string"
      ? (known as Draft)
      : null;
  } catch {
    return null;
  }
}
