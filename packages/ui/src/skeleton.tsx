import { clsx } from "clsx";

/** A place held free: give it the size of what replaces it. It does not pulse. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block animate-fade rounded-control bg-surface-1", className)}
    />
  );
}
