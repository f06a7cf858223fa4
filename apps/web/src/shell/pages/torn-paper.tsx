import type { ReactNode } from "react";

/** The page of things that went wrong: a torn sheet, what happened, and the way on. */
export function TornPaper({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="page grid min-h-[60vh] place-items-center py-16">
      <div className="flex max-w-lg flex-col items-center gap-4 text-center">
        <svg aria-hidden="true" viewBox="0 0 220 150" className="w-56">
          <path d="M23 28l82 6 8 22-14 18 16 20-10 22 6 20-80 4z" fill="var(--shadow-ink)" />
          <path d="M20 22l82 6 8 22-14 18 16 20-10 22 6 20-80 4z" fill="var(--cream)" />
          <path d="M127 35l76-3 4 104-84 4-6-24 12-20-16-20 14-18z" fill="var(--shadow-ink)" />
          <path d="M124 29l76-3 4 104-84 4-6-24 12-20-16-20 14-18z" fill="var(--dim)" />
          <path d="M44 60l34 3M42 78l38 2M43 96l30 1" stroke="var(--line-strong)" strokeWidth="5" />
          <path d="M142 56l38-2M140 76l42-1M138 98l38-1" stroke="var(--line)" strokeWidth="5" />
        </svg>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-dim text-md">{text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
