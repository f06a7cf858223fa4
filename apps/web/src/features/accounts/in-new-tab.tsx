import type { ReactNode } from "react";
import { Link } from "../../shell/links/anchor/link.tsx";

/** A link that leaves what was filled in where it is. */
export function InNewTab({
  page,
  children,
}: {
  /** Slug of a page of words. */
  readonly page: "terms-and-conditions" | "privacy-policy";
  readonly children: ReactNode;
}) {
  return (
    <Link to="/$page" params={{ page }} target="_blank" preload={false} className="text-link">
      {children}
    </Link>
  );
}
