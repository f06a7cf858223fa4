import { buttonClass } from "@houselight/ui/button";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import { usePlayer } from "../../data/accounts.ts";
import { BalanceMenu } from "../menus/balance-menu.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { LanguageMenu } from "../menus/language-menu.tsx";
import { useMenuEntries } from "./menu-entries.ts";
import { ModalLink } from "../modal-link.tsx";
import { ProfileMenu } from "../menus/profile-menu.tsx";

export function Header() {
  const t = useTranslations();
  const player = usePlayer();
  const { brand } = useClientContext();
  const entries = useMenuEntries();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-ink">
      <div className="mx-auto flex h-16 w-full max-w-[90rem] items-center gap-2 px-4 md:gap-3 md:px-8">
        <Link
          to="/"
          className="mr-2 flex min-h-11 shrink-0 items-center gap-3 rounded-control lg:mr-4"
        >
          <BrandMark className="size-7" />
          <span
            className={clsx(
              "whitespace-nowrap font-bold font-display text-lg",
              player && "sr-only sm:not-sr-only",
            )}
          >
            {brand.name}
          </span>
        </Link>
        <nav aria-label={t("site.mainMenu")} className="hidden grow gap-1 lg:flex">
          {entries.map(({ id, link, exact }) => (
            <Link
              key={id}
              {...link}
              activeOptions={{ exact, includeSearch: false }}
              className="flex min-h-11 items-center rounded-control px-3 font-medium text-dim text-sm hover:text-cream aria-[current]:text-cream"
            >
              {t(`nav.${id}`)}
            </Link>
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
            <ModalLink modal="login" className={clsx(buttonClass(), "max-lg:hidden")}>
              {t("nav.logIn")}
            </ModalLink>
            <ModalLink
              modal="registration"
              className={clsx(buttonClass({ kind: "action" }), "max-lg:hidden")}
            >
              {t("nav.register")}
            </ModalLink>
          </>
        )}
      </div>
    </header>
  );
}
