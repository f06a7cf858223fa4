import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { usePlayer } from "../data/accounts.ts";
import {
  homeOf,
  localPath,
  mayOpen,
  MODALS,
  type ModalName,
  modalOfPath,
  pageUnder,
} from "../paths.ts";
import { addressOf } from "./links/anchor/address-of.ts";
import { Anchor } from "./links/anchor/anchor.tsx";
import { readDepositSearch, type RootSearch } from "./root-search.ts";

type ModalQuery = Pick<
  RootSearch,
  "redirect" | "payment" | "email" | "amountProp" | "autoApplyPromocode"
>;

/** The page below keeps its own query; that of a popup goes with the popup. */
export function withModal(search: RootSearch, modal: ModalName, query: ModalQuery): RootSearch {
  return { ...withoutModal(search), ...query, modal };
}

export function withoutModal<S extends RootSearch>(search: S): S {
  const {
    modal: _modal,
    redirect: _redirect,
    payment: _payment,
    email: _email,
    amountProp: _amountProp,
    autoApplyPromocode: _autoApplyPromocode,
    confirmation_token: _confirmationToken,
    reset_password_token: _resetPasswordToken,
    ...rest
  } = search;
  return rest as S;
}

/**
 * A link that opens a popup over the page; the address shown is the popup's own (MODAL-02). One that is not for
 * whoever is here is left to the guard of its address (ROUTE-41, ROUTE-42): nothing would open over the page.
 */
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
  readonly "aria-current"?: "page" | undefined;
}) {
  const router = useRouter();
  const opens = mayOpen(modal, usePlayer() !== null);
  const address = { to: MODALS[modal].path, search: query };
  return (
    <Anchor
      {...rest}
      href={addressOf(router, address)}
      follow={() =>
        void (opens ? openModal(router, modal, query, replace) : router.navigate(address))
      }
      className={className}
    >
      {children}
    </Anchor>
  );
}

/** Opens a popup over the page that is shown (MODAL-02). */
const openModal = (
  router: ReturnType<typeof useRouter>,
  modal: ModalName,
  query: ModalQuery = {},
  replace = false,
): Promise<void> =>
  router.navigate({
    to: pageUnder(router.state.location.pathname),
    search: (search: RootSearch) => withModal(search, modal, query),
    mask: { to: MODALS[modal].path, search: query, unmaskOnReload: true },
    replace,
    resetScroll: false,
  });

const isRegistering = ({ pathname, search }: { pathname: string; search: RootSearch }): boolean =>
  (search.modal ?? modalOfPath(pathname)) === "registration";

function campaignCodes(search: URLSearchParams): RootSearch {
  const codes: RootSearch = {};
  for (const name of ["depositPromocode", "giftPromocode"] as const) {
    const value = search.get(name);
    if (value) codes[name] = value;
  }
  return codes;
}

/** Opens popups and follows local addresses from code. */
export function useGo() {
  const router = useRouter();

  const open = useCallback(
    (modal: ModalName, query?: ModalQuery, replace?: boolean) =>
      openModal(router, modal, query, replace),
    [router],
  );

  /**
   * Follows a `redirect`: a popup's address opens over the lobby, any other is gone to. After
   * registration a player's popup stays closed and the lobby is shown (OPEN-04): that of the popup, or
   * one that the caller says `isNew` came from. A popup of guests leads there too.
   */
  const goTo = useCallback(
    async (redirect: string, isNew = false) => {
      const path = localPath(redirect) ?? "/";
      const url = new URL(path, "http://site.invalid");
      const modal = modalOfPath(url.pathname);
      if (!modal) return await router.navigate({ href: path, replace: true });
      const codes = campaignCodes(url.searchParams);
      const hasRegistered = isNew || isRegistering(router.state.location);
      const { access } = MODALS[modal];
      if (access === "guest" || (hasRegistered && access === "player")) {
        return await router.navigate({ to: "/", search: codes, replace: true });
      }
      const payment = url.searchParams.get("payment");
      const query: ModalQuery = {
        ...(payment ? { payment } : {}),
        ...readDepositSearch(Object.fromEntries(url.searchParams)),
      };
      return await router.navigate({
        to: "/",
        search: { ...codes, ...query, modal },
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
      void router.navigate({ href: homeOf(location.pathname), replace: true });
    } else {
      void router.navigate({ to: ".", search: withoutModal, replace: true, resetScroll: false });
    }
  }, [router]);

  return { openModal: open, goTo, closeModal };
}
