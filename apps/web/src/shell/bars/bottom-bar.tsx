import { buttonClass } from "@houselight/ui/button";
import CherryIcon from "lucide-react/icons/cherry";
import HouseIcon from "lucide-react/icons/house";
import RadioIcon from "lucide-react/icons/radio";
import WalletIcon from "lucide-react/icons/wallet";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { placeOf } from "../links/named-places.ts";
import { SidebarButton } from "../menus/sidebar-button.tsx";
import { ModalLink } from "../modal-link.tsx";
import { Link } from "../links/anchor/link.tsx";

/** Lobby, pokies and live: names that fit under an icon in every language. */
const ITEMS = [
  { word: "lobby", to: placeOf("main"), exact: true, Icon: HouseIcon },
  { word: "pokiesShort", to: placeOf("pokies"), exact: false, Icon: CherryIcon },
  { word: "live", to: placeOf("live"), exact: false, Icon: RadioIcon },
] as const;

const itemClass =
  "flex min-h-14 w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-1 text-dim text-xs aria-[current]:text-cream";

/**
 * The bar at the foot of small screens; guests have the enter buttons above it (SHELL-05), and beside it
 * where the screen is as low as a phone held across.
 */
export function BottomBar() {
  const t = useTranslations();
  const player = usePlayer();
  return (
    <div className="sticky bottom-0 z-20 border-line border-t [@media(max-height:240px)]:static bg-surface-1 pb-[env(safe-area-inset-bottom)] lg:hidden">
      <nav
        aria-label={t("site.bottomBar")}
        className="mx-auto max-w-xl low:flex low:max-w-3xl low:items-center"
      >
        {player ? null : (
          <div className="grid grid-cols-[2fr_3fr] gap-3 px-4 pt-3 low:flex-1 low:pt-0">
            <ModalLink modal="login" className={buttonClass()}>
              {t("nav.logIn")}
            </ModalLink>
            <ModalLink modal="registration" className={buttonClass({ kind: "action" })}>
              {t("nav.register")}
            </ModalLink>
          </div>
        )}
        <ul className="flex px-2 py-1 low:flex-1">
          {player ? (
            <li className="min-w-0 flex-1">
              <ModalLink modal="deposit" className={`${itemClass} font-semibold text-flame!`}>
                <WalletIcon aria-hidden="true" className="size-5.5" />
                <span className="max-w-full truncate">{t("nav.deposit")}</span>
              </ModalLink>
            </li>
          ) : null}
          {ITEMS.map(({ word, to, exact, Icon }) => (
            <li key={word} className="min-w-0 flex-1">
              <Link to={to as string} current={exact ? "exact" : "below"} className={itemClass}>
                <Icon aria-hidden="true" className="size-5.5" />
                <span className="max-w-full truncate">{t(`nav.${word}`)}</span>
              </Link>
            </li>
          ))}
          <li className="min-w-0 flex-1">
            <SidebarButton className={itemClass}>
              <span className="max-w-full truncate">{t("site.menu")}</span>
            </SidebarButton>
          </li>
        </ul>
      </nav>
    </div>
  );
}
