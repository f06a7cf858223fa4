import type { ReactNode } from "react";

/** One of the last results: a word on a small paper. */
export function ResultToken({
  paper,
  children,
}: {
  /** Its colour. */
  readonly paper: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      style={{ background: paper }}
      className="grid h-8 min-w-8 place-items-center rounded-full px-2 font-semibold text-cream text-xs"
    >
      {children}
    </span>
  );
}
