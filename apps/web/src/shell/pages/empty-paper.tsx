import type { ReactNode } from "react";

/** A blank sheet, or a drawing of what is missing, with the words that say why, and the way on. */
export function EmptyPaper({
  text,
  picture,
  children,
}: {
  readonly text: string;
  /** Address of a square drawing. */
  readonly picture?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-5 rounded-tile bg-surface-1 p-6 shadow-paper sm:flex-row sm:items-center sm:gap-8 sm:p-8">
      {picture ? <img src={picture} alt="" className="size-28 shrink-0" /> : <BlankSheet />}
      <div className="flex max-w-xl flex-col items-start gap-4">
        <p className="text-md text-pretty">{text}</p>
        {children}
      </div>
    </div>
  );
}

const BlankSheet = () => (
  <svg aria-hidden="true" viewBox="0 0 120 96" className="w-28 shrink-0">
    <path d="M16 26l72-9 9 62-73 8z" fill="var(--shadow-ink)" />
    <path d="M12 20l72-9 9 62-73 8z" fill="var(--dim)" />
    <path d="M28 16l66 4-4 62-68-5z" fill="var(--shadow-ink)" />
    <path d="M24 11l66 4-4 62-68-5z" fill="var(--cream)" />
    <path d="M36 28l40 2M35 42l42 2M34 56l24 1" stroke="var(--line-strong)" strokeWidth="4" />
  </svg>
);
