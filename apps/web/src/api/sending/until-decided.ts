import { isDecided, isRefused, type RefusedError } from "../errors.ts";

/** Milliseconds after which a command without an answer is sent again. */
export const AGAIN_MS = 2_000;

/** One player on one page; it is over when the page is left, or somebody else signs in. */
export interface PageLife {
  readonly isOver: boolean;
}

/** A decision of the house about a command. */
type Decided<Answer> = { readonly answer: Answer } | { readonly refused: RefusedError };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/**
 * Sends a command that has an id of its own until the house has decided about it. Returns null where that is left
 * open: its player has gone, or is not signed in any more.
 */
export async function untilDecided<Answer>(
  send: () => Promise<Answer>,
  { life, unanswered }: { readonly life: PageLife; readonly unanswered: () => void },
): Promise<Decided<Answer> | null> {
  while (!life.isOver) {
    try {
      const answer = await send();
      return life.isOver ? null : { answer };
    } catch (error) {
      if (life.isOver || isSignedOut(error)) return null;
      if (isDecided(error)) return { refused: error };
      unanswered();
      await pause();
    }
  }
  return null;
}

const isSignedOut = (error: unknown): boolean => isRefused(error) && error.status === 401;
