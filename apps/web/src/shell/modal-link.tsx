import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { localPath, MODALS, type ModalName, modalOfPath } from "../paths.ts";
import type { RootSearch } from "./root-search.ts";

type ModalQuery = Pick<RootSearch, "redirect" | "payment" | "email">;

/** The page below keeps its own query; that of a popup goes with the popup. */
function withModal(search: RootSearch, modal: ModalName, query: ModalQuery): RootSearch {
  return { ...withoutModal(search), ...query, modal };
}

export function withoutModal<S extends RootSearch>(search: S): S {
  const { modal: _modal, redirect: _redirect, payment: _payment, email: _email, ...rest } = search;
  return rest as S;
}

/** A link that opens a popup over the page; the address shown is the popup's own (MODAL-02). */
export function ModalLink({
  modal,
  query = {},
  replace,
  className,
  children,
  ...rest
}: {
  readonly modal: ModalName;
  readonly query?: ModalQuery;
  readonly replace?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  readonly "aria-label"?: string;
}) {
  return (
    <Link
      {...rest}
      to="."
      search={(search: RootSearch) => withModal(search, modal, query)}
      mask={{ to: MODALS[modal].path, search: query, unmaskOnReload: true }}
      replace={replace ?? false}
      resetScroll={false}
      preload={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Opens popups and follows local addresses from code. */
export function useGo() {
  const router = useRouter();

  const openModal = useCallback(
    (modal: ModalName, query: ModalQuery = {}, replace = false) =>
      router.navigate({
        to: ".",
        search: (search: RootSearch) => withModal(search, modal, query),
        mask: { to: MODALS[modal].path, search: query, unmaskOnReload: true },
        replace,
        resetScroll: false,
      }),
    [router],
  );

  /** Follows a `redirect`: a popup's address opens over the lobby, any other is gone to. */
  const goTo = useCallback(
    async (redirect: string) => {
      const path = localPath(redirect) ?? "/";
      const url = new URL(path, "http://site.invalid");
      const modal = modalOfPath(url.pathname);
      if (!modal) return await router.navigate({ href: path, replace: true });
      const payment = url.searchParams.get("payment");
      const query: ModalQuery = payment ? { payment } : {};
      return await router.navigate({
        to: "/",
        search: { ...query, modal },
        mask: { to: MODALS[modal].path, search: query, unmaskOnReload: true },
        replace: true,
      });
    },
    [router],
  );

  /** Takes the popup away: one step back when it was opened here, else to the lobby. */
  const closeModal = useCallback(() => {
    const { location } = router.state;
    if (location.maskedLocation) {
      if (router.history.canGoBack()) router.history.back();
      else void router.navigate({ to: ".", search: withoutModal, replace: true });
    } else if (modalOfPath(location.pathname)) {
      void router.navigate({ to: "/", replace: true });
    } else {
      void router.navigate({ to: ".", search: withoutModal, replace: true, resetScroll: false });
    }
  }, [router]);

  return { openModal, goTo, closeModal };
}
