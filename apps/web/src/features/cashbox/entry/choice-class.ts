/** A card that is one of several to choose from; the whole card is the target. */
export const choiceClass =
  "flex min-h-16 min-w-0 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-ink px-4 py-2 hover:border-cream has-checked:border-cream has-checked:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-amber has-focus-visible:outline-offset-2";

export const radioClass = "size-5 shrink-0 accent-cream outline-none";
