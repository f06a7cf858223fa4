import { GROUPS } from "@houselight/contracts/accounts";
import { mainWidget } from "@houselight/contracts/configuration";
import { buttonClass } from "@houselight/ui/button";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import Compass from "lucide-react/icons/compass";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { usePlayer } from "../../data/accounts.ts";
import { useConsent } from "../../data/visitor/consent.ts";
import { useFlag } from "../../data/visitor/flags.ts";
import { LazyMenu } from "../../shell/menus/lazy-menu.tsx";
import { menuItemClass } from "../../shell/menus/menu-item.ts";
import { shownLinks, type Shortcut } from "./shown-links.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

const widgetQuery = queryOptions({
  queryKey: ["main-widget-config"],
  queryFn: ({ signal }) => call(mainWidget.read, {}, { signal }),
  staleTime: 5 * 60_000,
});

const LINKS: Readonly<
  Record<Shortcut, readonly [to: string, word: "shop" | "wheel" | "adventures" | "quests" | "hub"]>
> = {
  "rewards-shop": ["/rocket-mart", "shop"],
  "spin-wheel": ["/spin-wheel", "wheel"],
  adventures: ["/adventures", "adventures"],
  quests: ["/action", "quests"],
  "activity-hub": ["/santa-vegas", "hub"],
};

/** Testers and players of the group of adventures take part in them (SHELL-08, OPEN-07). */
const takesPart = (statuses: readonly { readonly id: string }[]): boolean =>
  statuses.some(({ id }) => id === GROUPS.tester || id === GROUPS.adventures);

/** A floating way to what goes on in the house (SHELL-07); a new browser is asked for cookies first. */
export default function ShortcutWidget() {
  const t = useTranslations("nav");
  const answered = useConsent() !== null;
  const player = usePlayer();
  const isGuest = player === null;
  const { data } = useQuery(widgetQuery);
  const flags = {
    all: useFlag("all_widgets"),
    shop: useFlag("rewards_shop"),
    hub: useFlag("activity_hub"),
    adventures: takesPart(player?.statuses ?? []),
  };
  const stage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  const links = shownLinks(data?.links ?? [], flags);
  if (stage || !answered || links.length === 0) return null;
  return (
    <div
      className={`fixed right-4 z-20 lg:bottom-6 ${isGuest ? "bottom-[calc(8.75rem+env(safe-area-inset-bottom))] low:bottom-[calc(5rem+env(safe-area-inset-bottom))]" : "bottom-[calc(5rem+env(safe-area-inset-bottom))]"}`}
    >
      <LazyMenu
        label={t("shortcuts")}
        triggerLabel={t("shortcuts")}
        side="top"
        triggerClassName={buttonClass({
          size: "icon",
          className: "size-13! rounded-full! border border-line-strong shadow-lifted",
        })}
        trigger={<Compass aria-hidden="true" className="size-6 text-amber" />}
      >
        <ul>
          {links.map((link) => {
            const [to, word] = LINKS[link];
            return (
              <li key={link}>
                <Link to={to} current="exact" className={menuItemClass}>
                  {t(word)}
                </Link>
              </li>
            );
          })}
        </ul>
      </LazyMenu>
    </div>
  );
}
