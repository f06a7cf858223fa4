import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A link that leaves what was filled in where it is. */
export function InNewTab({
  to,
  children,
}: {
  readonly to: "/terms-and-conditions" | "/privacy-policy";
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} target="_blank" preload={false} className="text-link">
      {children}
    </Link>
  );
}
