import type { Flag } from "@houselight/contracts/configuration";
import { Navigate, useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFlag } from "../../data/visitor/flags.ts";

/** Shows a page while its feature is on in this browser, and leads elsewhere when it is not (FLAG-03). */
export function FlagGate({
  flag,
  elsewhere,
  children,
}: {
  readonly flag: Flag;
  readonly elsewhere: string;
  readonly children: ReactNode;
}) {
  const on = useFlag(flag);
  const hydrated = useHydrated();
  return hydrated && !on ? <Navigate to={elsewhere} replace /> : children;
}
