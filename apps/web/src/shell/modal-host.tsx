import { useHydrated, useLocation } from "@tanstack/react-router";
import { type ComponentType, Suspense } from "react";
import { useLocale } from "use-intl/react";
import { usePlayer } from "../data/accounts.ts";
import { useClientContext } from "../data/configuration.ts";
import { mayOpen, type ModalName, modalOfPath } from "../paths.ts";
import { useHurriedMessages, useWholeMessages } from "../i18n/page/messages.tsx";
import { useRememberedPage } from "./page-below.ts";
import { closedEntrance } from "./region/closed-entrance.ts";
import type { RootSearch } from "./root-search.ts";

export interface ModalProps {
  readonly search: RootSearch;
}

/** Props of a dialog that several popups share. */
export interface SharedModalProps extends ModalProps {
  readonly name: ModalName;
}

/** The dialog of each popup. */
export type Dialogs = Readonly<Record<ModalName, ComponentType<SharedModalProps>>>;

/** Shows the popup that the address asks for; one at a time, so the same never stacks (MODAL-11). */
export function ModalHost({ dialogs }: { readonly dialogs: Dialogs }) {
  const hydrated = useHydrated();
  const hasWords = useWholeMessages();
  const player = usePlayer();
  const region = useClientContext();
  useRememberedPage();
  const { name, search } = useLocation({
    select: (location): { name: ModalName | null; search: RootSearch } => {
      const query = location.search as RootSearch;
      return { name: query.modal ?? modalOfPath(location.pathname), search: query };
    },
    structuralSharing: true,
  });
  useHurriedMessages(useLocale(), name !== null);
  if (!name || !hydrated || !hasWords || !mayOpen(name, player !== null)) return null;
  if (!player && closedEntrance(region, { pathname: "/", modal: name })) return null;
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog name={name} search={search} />
    </Suspense>
  );
}
