import { useState } from "react";
import { begunWith, type Draft, followed, type HeldSetting } from "./draft.ts";

/** A draft on the screen, and what may be done with it. */
export interface Drafted {
  readonly draft: Draft;
  readonly change: (by: (draft: Draft) => Draft) => void;
  /** Takes what the form holds by now. */
  readonly write: (value: unknown) => void;
}

/** Keeps a draft of a setting, which follows what the house tells of it. */
export function useDraft(held: HeldSetting): Drafted {
  const [draft, setDraft] = useState(() => begunWith(held));
  const current = followed(draft, held);
  if (current !== draft) setDraft(current);
  return {
    draft: current,
    change: setDraft,
    write: (value) => setDraft((before) => ({ ...before, isTouched: true, value })),
  };
}
