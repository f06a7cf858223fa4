import { type CompCardView, rateIn } from "@houselight/contracts/comps";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { lotteriesQuery } from "../../../data/engagement/lotteries/lotteries.ts";
import { isAffordable, pictureOf } from "../../../data/engagement/comps/shop-cards.ts";
import { Coin } from "../../../shell/drawings/coin.tsx";
import { type Purse, usePointsText, useValueText } from "../use-shop.ts";
import { CardGround } from "./drawings.tsx";

interface CardProps {
  readonly card: CompCardView;
  readonly purse: Purse;
}

/** A reward as it stands on its shelf: what it is, what it costs, and how far the player is from it. */
export function RewardCard({
  card,
  purse,
  onChoose,
}: CardProps & { readonly onChoose: () => void }) {
  const valueOf = useValueText();
  const { title } = card;
  const isOpen = isAffordable(card, purse.points, purse.currency);
  return (
    <article
      data-open={isOpen || undefined}
      className="group relative grid h-full grid-cols-[7.5rem_1fr] grid-rows-[1fr_auto] overflow-hidden rounded-tile bg-surface-1 shadow-paper sm:flex sm:flex-col transition-[translate,box-shadow] duration-200 ease-settle focus-within:-translate-y-1 focus-within:shadow-lifted hover:-translate-y-1 hover:shadow-lifted motion-reduce:transition-none"
    >
      <div className="relative isolate grid min-h-28 place-items-center overflow-hidden sm:h-40">
        <CardGround card={card} />
        <img
          src={pictureOf(card)}
          alt=""
          loading="lazy"
          width={128}
          height={128}
          className="size-24 transition-[rotate,scale] duration-200 ease-settle group-hover:-rotate-3 group-hover:scale-105 motion-reduce:transition-none sm:size-32"
        />
        <Tag card={card} />
      </div>
      <div className="flex grow flex-col gap-1 px-4 py-4 sm:px-5">
        <h3 className="font-medium font-text text-dim text-sm">
          <button
            type="button"
            onClick={onChoose}
            className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-tile hover:text-cream"
          >
            {title}
          </button>
        </h3>
        <p className="font-bold font-display text-xl">{valueOf(card, purse.currency)}</p>
        <p className="text-dim text-sm">
          <Condition card={card} />
        </p>
      </div>
      <Price card={card} purse={purse} isOpen={isOpen} />
    </article>
  );
}

/** The one condition that a card names by itself: how often it is wagered, or what the thing is of. */
function Condition({ card: { type, wager, rate } }: Pick<CardProps, "card">) {
  const t = useTranslations("comps");
  const lotteries = useData(lotteriesQuery);
  if (type === "lootboxes") return t("terms.boxText");
  if (type !== "lotteries") return t("wager", { count: wager });
  return lotteries?.find(({ id }) => rate.lottery_ids.includes(id))?.title ?? t("terms.lottery");
}

/** A paper flag with the word of the card. */
function Tag({ card: { tag } }: Pick<CardProps, "card">) {
  const t = useTranslations("comps.tag");
  if (!tag) return null;
  return (
    <p className="absolute top-3 left-0 bg-cream py-1 pr-5 pl-4 font-semibold text-ink text-xs [clip-path:polygon(0_0,100%_0,calc(100%-0.6rem)_50%,100%_100%,0_100%)]">
      {t(tag)}
    </p>
  );
}

/** The stub of the ticket: its price, and what is still missing of it. */
function Price({ card, purse, isOpen }: CardProps & { readonly isOpen: boolean }) {
  const t = useTranslations("comps");
  const format = useFormatter();
  const pointsText = usePointsText();
  const { points: price } = rateIn(card.rates, purse.currency);
  const missing = purse.points === null ? null : price - purse.points;
  return (
    <div className="col-span-2 flex min-h-14 sm:min-h-20 flex-col justify-center gap-2 border-line-strong border-t-2 border-dashed px-5 py-3 group-data-open:border-amber">
      <p className="flex items-center gap-2">
        <Coin className="size-7" />
        <span className="money font-bold text-md">{pointsText(price)}</span>
        {isOpen ? (
          <span className="ml-auto text-right font-semibold text-amber text-sm">
            {t("affordable")}
          </span>
        ) : null}
      </p>
      {isOpen || missing === null ? null : (
        <p className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="block h-1.5 grow overflow-hidden rounded-full bg-line"
          >
            <span
              className="block h-full rounded-full bg-amber"
              style={{ width: `${Math.floor(((price - missing) / price) * 100)}%` }}
            />
          </span>
          <span className="text-dim text-xs">
            {t("missing", { number: format.number(missing) })}
          </span>
        </p>
      )}
    </div>
  );
}
