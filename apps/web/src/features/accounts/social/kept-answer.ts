import type { SocialOutcomeView } from "@houselight/contracts/accounts";
import { RefusedError } from "../../../api/errors.ts";
import { type KeptStore, tabStore } from "../../../api/kept/kept-store.ts";

const KEY = "auth-answer";

/** Refusals that leave the sign-in to be gone on with. */
const HALF_WAY = ["otp_required", "account_restricted"] as const;

/** Keeps what a way back from a provider came to, where whoever was proven has still something to do. */
interface KeptAnswer {
  readonly state: string;
  readonly outcome?: SocialOutcomeView;
  readonly refused?: (typeof HALF_WAY)[number];
}

/**
 * Asks what a way back from a provider leads to. What a provider hands back counts once, but whom it has proven
 * to this browser stays so for a while: a page that is loaded anew goes on where it was, from what this tab keeps.
 * Throws what asking throws.
 */
export async function answerOnce(
  state: string,
  ask: () => Promise<SocialOutcomeView>,
  store: KeptStore = tabStore,
): Promise<SocialOutcomeView> {
  const kept = readAnswer(store);
  if (kept?.state === state) {
    if (kept.outcome) return kept.outcome;
    if (kept.refused)
      throw new RefusedError(422, [{ field: "base", code: kept.refused, message: "" }]);
  }
  const keep = (answer: Omit<KeptAnswer, "state">) =>
    store.setItem(KEY, JSON.stringify({ state, ...answer }));
  try {
    const outcome = await ask();
    if (outcome.outcome === "sign_up" || outcome.outcome === "owner_asked") keep({ outcome });
    return outcome;
  } catch (error) {
    const refused = HALF_WAY.find((code) => error instanceof RefusedError && error.has(code));
    if (refused) keep({ refused });
    throw error;
  }
}

/** Forgets what a way back came to: it was gone on with, or another one begins. */
export const forgetAnswer = (store: KeptStore = tabStore): void => store.removeItem(KEY);

function readAnswer(store: KeptStore): KeptAnswer | null {
  const kept = store.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as KeptAnswer);
}
