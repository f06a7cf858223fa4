/** The sign before the name: a dart folded from paper. Coloured by the theme. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path d="M31.5 2.5L2 15.5l9.5 4z" fill="var(--cream)" />
      <path d="M31.5 2.5l-20 17 5.5 2.4z" fill="var(--dim)" />
      <path d="M31.5 2.5L17 21.9l7.5 6.6z" fill="var(--flame)" />
      <path d="M11.5 19.5l.9 8.4 4.6-6z" fill="var(--brick)" />
    </svg>
  );
}
