import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { Link } from "../../shell/links/anchor/link.tsx";

/** A player's own pages, in the order of the tabs. */
const PROFILE_PAGES = [
  { to: "/profile", name: "profile" },
  { to: "/profile/verification", name: "verification" },
  { to: "/profile/limits", name: "limits" },
  { to: "/profile/security", name: "security" },
  { to: "/profile/rounds", name: "rounds" },
  { to: "/profile/games-history", name: "gamesHistory" },
  { to: "/profile/level", name: "level" },
  { to: "/profile/gifts", name: "gifts" },
  { to: "/profile/privacy", name: "privacy" },
] as const;

/** Puts the links to a player's other pages above one of them. */
export function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("account");
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a small screen the tab of this page may lie outside of what is shown.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (!nav.current || !tab) return;
    nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [path]);
  return (
    <div className="mx-auto w-full max-w-[64rem] lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="page max-w-3xl pt-6 pb-0! lg:pr-0">
        <nav
          ref={nav}
          aria-label={t("pages")}
          className="relative -mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 sm:mx-0 sm:px-0 sm:flex-wrap low:flex-nowrap lg:sticky lg:top-24 lg:flex-col lg:flex-nowrap lg:border-b-0 lg:pt-2"
        >
          {PROFILE_PAGES.map(({ to, name }) => (
            <Link
              key={to}
              to={to}
              current={to === "/profile" ? "exact" : "below"}
              className="flex min-h-11 shrink-0 items-center border-transparent border-b-2 px-3 text-dim text-sm hover:text-cream aria-[current]:border-cream aria-[current]:font-semibold aria-[current]:text-cream lg:border-b-0 lg:border-l-2 lg:rounded-r-control lg:aria-[current]:bg-surface-1"
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
