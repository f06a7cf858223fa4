import { useHydrated, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePlayer } from "../api/session.ts";
import { MODALS, type ModalName, modalOfPath } from "../paths.ts";
import type { RootSearch } from "./root-search.ts";

const DIALOGS = {
  registration: lazy(() => import("../features/accounts/registration/registration-dialog.tsx")),
  login: lazy(() => import("../features/accounts/login-dialog.tsx")),
  deposit: lazy(() => import("../features/cashbox/deposit-dialog.tsx")),
  cashbox: lazy(() => import("../features/cashbox/cashbox-dialog.tsx")),
} as const;

export interface ModalProps {
  readonly search: RootSearch;
}

/** The popup that the address asks for; one at a time, so the same never stacks (MODAL-11). */
export function ModalHost() {
  const hydrated = useHydrated();
  const player = usePlayer();
  const { name, search } = useLocation({
    select: (location): { name: ModalName | null; search: RootSearch } => {
      const query = location.search as RootSearch;
      return { name: query.modal ?? modalOfPath(location.pathname), search: query };
    },
    structuralSharing: true,
  });
  if (!name || !hydrated || !mayOpen(name, player !== null)) return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog search={search} />
    </Suspense>
  );
}

const mayOpen = (name: ModalName, signedIn: boolean): boolean =>
  MODALS[name].access === (signedIn ? "player" : "guest");
