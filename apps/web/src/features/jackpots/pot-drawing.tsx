/** A pot cut from paper, with sheets of it rising from a full one. */
export function PotDrawing({
  isFull = false,
  className,
}: {
  readonly isFull?: boolean;
  readonly className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className}>
      {isFull ? (
        <>
          <path d="M20 8l11 5-5 12-11-5z" fill="var(--mint)" />
          <path d="M66 4l12 6-6 12-12-6z" fill="var(--flame)" />
          <path d="M43 2l10 3-3 11-10-3z" fill="var(--cream)" />
        </>
      ) : null}
      <path d="M16 44l68-3-7 46-50 5z" fill="var(--shadow-ink)" />
      <path d="M33 22a17 17 0 0 1 34 1l-2 22-33-1z" fill="var(--amber)" />
      <path d="M40 27h20M38 34h22" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M12 38l68-3-7 46-50 5z" fill="var(--cream)" />
      <path d="M8 34l76-3 1 9-76 3z" fill="var(--dim)" />
      <path d="M47 49l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="var(--flame)" />
    </svg>
  );
}
