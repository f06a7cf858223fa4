import type { CompCardView } from "@houselight/contracts/comps";
import { Button, buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import type { Shelf as ShelfName } from "../../../data/engagement/comps/shop-cards.ts";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import type { Purse } from "../use-shop.ts";
import { RewardCard } from "./reward-card.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Cards of a skeleton (COMP-16). */
const HELD_FREE = 5;
const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-4 md:gap-5";
const GIFT = "/pictures/gift.svg";

/** Widths of a card, in rem: shelves with few cards stand beside each other where there is room. */
const LEAST_WIDTH = 15.5;
const MOST_WIDTH = 24;

const roomFor = (count: number) => ({
  flex: `${count} 1 ${count * LEAST_WIDTH}rem`,
  maxWidth: `max(${count * MOST_WIDTH}rem, min(100%, 36rem))`,
});

/** A shelf of the shop with its cards. */
export function Shelf({
  name,
  cards,
  purse,
  onChoose,
}: {
  readonly name: ShelfName;
  readonly cards: readonly CompCardView[];
  readonly purse: Purse;
  readonly onChoose: (card: CompCardView) => void;
}) {
  const t = useTranslations("comps");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4"
      style={roomFor(cards.length)}
    >
      <h2 id={id} className="text-xl">
        {t(`tab.${name}`)}
      </h2>
      <ul className={GRID}>
        {cards.map((card) => (
          <li key={card.id}>
            <RewardCard card={card} purse={purse} onChoose={() => onChoose(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Holds the places of cards free while they load. */
export function LoadingShelf() {
  const t = useTranslations("comps");
  return (
    <section aria-busy="true" aria-label={t("loading")} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-40" />
      <ul className={GRID}>
        {Array.from({ length: HELD_FREE }, (_, at) => (
          <li key={at} data-skeleton>
            <Skeleton className="h-52 rounded-tile sm:h-90" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that there is nothing to choose from, and what to do instead. */
export function EmptyShelf({ isAll }: { readonly isAll: boolean }) {
  const t = useTranslations();
  return (
    <EmptyPaper text={t(isAll ? "sections.shop.empty" : "comps.emptyShelf")} picture={GIFT}>
      {isAll ? (
        <Link to="/slots" className={buttonClass()}>
          {t("sections.toGames")}
        </Link>
      ) : (
        <Link to="/rocket-mart/{-$tab}" params={{}} className={buttonClass()}>
          {t("comps.toAll")}
        </Link>
      )}
    </EmptyPaper>
  );
}

export function FailedShelf({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("comps");
  return (
    <div role="alert">
      <EmptyPaper text={t("failed")}>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </EmptyPaper>
    </div>
  );
}
