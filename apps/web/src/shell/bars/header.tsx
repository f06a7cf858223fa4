import { buttonClass } from "@houselight/ui/button";
import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import { usePlayer } from "../../data/accounts.ts";
import { BalanceMenu } from "../menus/balance-menu.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { GiftLink } from "../menus/gift-link.tsx";
import { LanguageMenu } from "../menus/language-menu.tsx";
import { useMenuEntries } from "../menus/menu-entries.ts";
import { MenuLink } from "../menus/menu-link.tsx";
import { SidebarButton } from "../menus/sidebar-button.tsx";
import { useCurrentInView } from "../menus/use-current-in-view.ts";
import { ModalLink } from "../modal-link.tsx";
import { ProfileMenu } from "../menus/profile-menu.tsx";
import { useStuck } from "./use-stuck.ts";
import { Link } from "../links/anchor/link.tsx";

/** The bar above every page (SHELL-01). Links that find no room in it are in its menu as well. */
export function Header({ notices }: { readonly notices: ReactNode }) {
  const t = useTranslations();
  const player = usePlayer();
  const { brand } = useClientContext();
  const entries = useMenuEntries();
  const { mark, bar } = useStuck();
  const menu = useCurrentInView<HTMLElement>();
  return (
    <>
      <div ref={mark} aria-hidden="true" className="absolute top-0 h-25 w-px" />
      <header
        ref={bar}
        className="sticky top-0 z-20 border-line border-b bg-ink transition-shadow [@media(max-height:300px)]:static data-stuck:shadow-lifted"
      >
        <div className="mx-auto flex h-16 w-full max-w-[90rem] items-center gap-1 px-4 md:gap-2 md:px-8">
          <SidebarButton
            className={`${buttonClass({ kind: "bare", size: "icon" })} -ml-3 max-lg:hidden`}
          />
          <Link to="/" className="mr-2 flex min-h-11 shrink-0 items-center gap-3 rounded-control">
            <BrandMark className="size-7" />
            <span
              className={clsx(
                "whitespace-nowrap font-bold font-display text-lg",
                player && "sr-only sm:not-sr-only lg:sr-only 2xl:not-sr-only",
              )}
            >
              {brand.name}
            </span>
          </Link>
          <nav
            ref={menu}
            aria-label={t("site.mainMenu")}
            className="hidden min-w-0 grow gap-0.5 overflow-x-auto px-1 [mask-image:linear-gradient(90deg,#000_calc(100%-2rem),transparent)] [scrollbar-width:none] lg:flex"
          >
            {entries.map((entry) => (
              <MenuLink
                key={entry.id}
                entry={entry}
                className="flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-control px-1.75 font-medium text-dim text-sm -outline-offset-2 last:mr-8 hover:text-cream aria-[current]:text-cream"
              />
            ))}
          </nav>
          <div className="grow lg:hidden" />
          <Link
            to="/"
            hash="search"
            aria-label={t("nav.search")}
            className={buttonClass({ kind: "bare", size: "icon" })}
          >
            <Search aria-hidden="true" className="size-5.5" />
          </Link>
          <div className="hidden md:block">
            <LanguageMenu />
          </div>
          {player ? (
            <>
              <GiftLink />
              {notices}
              <BalanceMenu />
              <ModalLink
                modal="deposit"
                className={clsx(buttonClass({ kind: "action" }), "max-lg:hidden")}
              >
                {t("nav.deposit")}
              </ModalLink>
              <ProfileMenu player={player} />
            </>
          ) : (
            <>
              <ModalLink modal="login" className={clsx(buttonClass(), "shrink-0 max-lg:hidden")}>
                {t("nav.logIn")}
              </ModalLink>
              <ModalLink
                modal="registration"
                className={clsx(buttonClass({ kind: "action" }), "shrink-0 max-lg:hidden")}
              >
                {t("nav.register")}
              </ModalLink>
            </>
          )}
        </div>
      </header>
    </>
  );
}
