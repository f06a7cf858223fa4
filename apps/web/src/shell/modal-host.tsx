import { useHydrated, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePlayer } from "../api/session.ts";
import { MODALS, type ModalName, modalOfPath } from "../paths.ts";
import { useRememberedPage } from "./page-below.ts";
import type { RootSearch } from "./root-search.ts";

/** One dialog for every view of the cashbox: going from one to the next changes what is in it. */
const Cashbox = lazy(() => import("../features/cashbox/cashbox-dialog.tsx"));

const DIALOGS = {
  registration: lazy(() => import("../features/accounts/registration/registration-dialog.tsx")),
  login: lazy(() => import("../features/accounts/login-dialog.tsx")),
  cashbox: Cashbox,
  deposit: Cashbox,
  withdraw: Cashbox,
  "deposit-fast": Cashbox,
  "deposit-bonus": Cashbox,
  statement: Cashbox,
} as const;

export interface ModalProps {
  readonly search: RootSearch;
}

/** Of a dialog that several popups share. */
export interface SharedModalProps extends ModalProps {
  readonly name: ModalName;
}

/** The popup that the address asks for; one at a time, so the same never stacks (MODAL-11). */
export function ModalHost() {
  const hydrated = useHydrated();
  const player = usePlayer();
  useRememberedPage();
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
      <Dialog name={name} search={search} />
    </Suspense>
  );
}

const mayOpen = (name: ModalName, signedIn: boolean): boolean =>
  MODALS[name].access === (signedIn ? "player" : "guest");
