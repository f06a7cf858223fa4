import { buttonClass } from "@houselight/ui/button";
import { Link } from "@tanstack/react-router";
import CherryIcon from "lucide-react/icons/cherry";
import HouseIcon from "lucide-react/icons/house";
import MenuIcon from "lucide-react/icons/menu";
import SpadeIcon from "lucide-react/icons/spade";
import WalletIcon from "lucide-react/icons/wallet";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { useMenuEntries } from "./menu-entries.ts";
import { ModalLink } from "../modal-link.tsx";
import { LazySidebar } from "./lazy-sidebar.tsx";

const ICONS = { lobby: HouseIcon, pokies: CherryIcon, table: SpadeIcon } as const;

/** Names that fit under an icon in every language. */
const SHORT_NAMES = { lobby: "lobby", pokies: "pokiesShort", table: "tableShort" } as const;

const itemClass =
  "flex min-h-14 w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-1 text-dim text-xs aria-[current]:text-cream";

/** The bar at the foot of small screens; guests have the enter buttons above it (SHELL-05). */
export function BottomBar() {
  const t = useTranslations();
  const player = usePlayer();
  const entries = useMenuEntries();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className="sticky bottom-0 z-20 border-line border-t bg-surface-1 pb-[env(safe-area-inset-bottom)] lg:hidden">
      <nav aria-label={t("site.bottomBar")}>
        {player ? null : (
          <div className="mx-auto grid max-w-xl grid-cols-[2fr_3fr] gap-3 px-4 pt-3">
            <ModalLink modal="login" className={buttonClass()}>
              {t("nav.logIn")}
            </ModalLink>
            <ModalLink modal="registration" className={buttonClass({ kind: "action" })}>
              {t("nav.register")}
            </ModalLink>
          </div>
        )}
        <ul className="mx-auto flex max-w-xl px-2 py-1">
          {player ? (
            <li className="min-w-0 flex-1">
              <ModalLink modal="deposit" className={`${itemClass} font-semibold text-flame!`}>
                <WalletIcon aria-hidden="true" className="size-5.5" />
                <span className="max-w-full truncate">{t("nav.deposit")}</span>
              </ModalLink>
            </li>
          ) : null}
          {entries.map(({ id, link, exact }) => {
            const Icon = ICONS[id];
            return (
              <li key={id} className="min-w-0 flex-1">
                <Link
                  {...link}
                  activeOptions={{ exact, includeSearch: false }}
                  className={itemClass}
                >
                  <Icon aria-hidden="true" className="size-5.5" />
                  <span className="max-w-full truncate">{t(`nav.${SHORT_NAMES[id]}`)}</span>
                </Link>
              </li>
            );
          })}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
              className={itemClass}
            >
              <MenuIcon aria-hidden="true" className="size-5.5" />
              <span className="max-w-full truncate">{t("site.menu")}</span>
            </button>
          </li>
        </ul>
      </nav>
      <LazySidebar open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  );
}
