import type { CompCardView } from "@houselight/contracts/comps";
import { useTranslations } from "use-intl/react";
import { isTabOpen, shownTabs, type ShopTab } from "../../../data/engagement/comps/shop-cards.ts";
import type { Purse } from "../use-shop.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Tabs of the shop; one on which the player can afford something has a mark (COMP-03 to COMP-05). */
export function ShopTabs({
  cards,
  current,
  purse,
}: {
  readonly cards: readonly CompCardView[];
  readonly current: ShopTab;
  readonly purse: Purse;
}) {
  const t = useTranslations("comps");
  // `relative`: words for screen readers alone stay in what scrolls, and do not widen the page.
  return (
    <nav aria-label={t("shelves")} className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2 pb-2">
        {shownTabs(cards).map((tab) => (
          <li key={tab}>
            <Link
              to="/rocket-mart/{-$tab}"
              params={{ tab: tab === "all" ? undefined : tab }}
              resetScroll={false}
              // The shop's own address begins that of every tab.
              aria-current={tab === current ? "page" : undefined}
              data-open={isTabOpen(cards, tab, purse) || undefined}
              className="group flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control bg-surface-1 px-4 font-semibold text-dim text-sm hover:bg-surface-2 hover:text-cream aria-[current]:bg-cream aria-[current]:text-ink"
            >
              {t(`tab.${tab}`)}
              <span
                aria-hidden="true"
                className="hidden size-2.5 rounded-full bg-amber group-aria-[current]:outline-2 group-aria-[current]:outline-ink group-data-open:block"
              />
              {isTabOpen(cards, tab, purse) ? (
                <span className="sr-only">{t("tabOpen")}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
