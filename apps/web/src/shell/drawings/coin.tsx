import { clsx } from "clsx";

/** The coin of the shop: a disc of cut paper with a rocket on it. */
export const Coin = ({ className }: { readonly className?: string }) => (
  <svg aria-hidden="true" viewBox="-44 -42 92 96" className={clsx("shrink-0", className)}>
    <circle cx="3" cy="6" r="40" fill="var(--shadow-ink)" />
    <circle r="40" fill="var(--amber)" />
    <circle r="36" fill="none" stroke="#a86a12" strokeWidth="4" strokeDasharray="4 5.4" />
    <circle r="28" fill="#ffd27a" />
    <path d="M14-16C2-17-9-9-13 3l-6 3 6 3 7 7 3 6 3-6C12 12 20 1 19-11z" fill="#9c3325" />
    <circle cx="5" cy="-3" r="4.5" fill="var(--cream)" />
  </svg>
);
