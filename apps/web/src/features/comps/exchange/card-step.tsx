import { type CompCardView, quantityMax, rateIn } from "@houselight/contracts/comps";
import { Button, buttonClass } from "@houselight/ui/button";
import { useFormatter, useTranslations } from "use-intl/react";
import { pictureOf } from "../../../data/engagement/comps/shop-cards.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { Coin } from "../../../shell/drawings/coin.tsx";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { CardGround } from "../shop/drawings.tsx";
import { usePointsText, useValueText } from "../use-shop.ts";
import { CardTerms } from "./card-terms.tsx";
import { Quantity } from "./quantity.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

export interface Agreed {
  readonly card: CompCardView;
  readonly quantity: number;
  /** Currency that is played in. */
  readonly currency: string;
}

type StepProps = Agreed & {
  /** Points that can be exchanged; null for a guest. */
  readonly points: number | null;
  readonly onQuantity: (quantity: number) => void;
  readonly onGo: () => void;
  readonly onClose: () => void;
};

/** A reward in full, and how many of it. */
export function CardStep({ card, currency, ...rest }: StepProps) {
  const valueOf = useValueText();
  return (
    <div className="flex flex-col gap-5">
      <div className="relative isolate grid h-44 place-items-center overflow-hidden rounded-tile low:hidden">
        <CardGround card={card} />
        <img src={pictureOf(card)} alt="" className="size-36" />
      </div>
      <p className="font-bold font-display text-2xl">{valueOf(card, currency)}</p>
      <CardTerms card={card} />
      <Way card={card} currency={currency} {...rest} />
    </div>
  );
}

/** The way on: registration for a guest, more points for whom they are not enough, or the exchange. */
function Way({ card, currency, quantity, points, onQuantity, onGo, onClose }: StepProps) {
  const t = useTranslations("comps");
  const isGuest = usePlayer() === null;
  const pointsText = usePointsText();
  const { points: price } = rateIn(card.rates, currency);
  if (isGuest)
    return (
      <div className="flex flex-col items-start gap-4">
        <PriceLine label={t("price")} text={pointsText(price)} />
        <p className="text-pretty">{t("guest")}</p>
        <ModalLink modal="registration" className={buttonClass({ kind: "action", size: "large" })}>
          {t("signUp")}
        </ModalLink>
      </div>
    );
  if (points === null) return <PriceLine label={t("price")} text={pointsText(price)} />;
  if (points < price)
    return (
      <>
        <PriceLine label={t("price")} text={pointsText(price)} />
        <NotEnough missing={price - points} onClose={onClose} />
      </>
    );
  const max = quantityMax(points, price);
  return (
    <>
      {max > 1 ? <Quantity value={quantity} max={max} onChange={onQuantity} /> : null}
      <PriceLine label={t("price")} text={pointsText(price * quantity)} />
      <Button kind="action" size="large" wide onClick={onGo}>
        {t("exchange")}
      </Button>
    </>
  );
}

const PriceLine = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p className="flex w-full items-center gap-3 border-line-strong border-t-2 border-dashed pt-4">
    <span className="grow text-dim">{label}</span>
    <Coin className="size-8" />
    <output className="money font-bold font-display text-xl">{text}</output>
  </p>
);

/** Says how much is missing, and what to do (COMP-10). */
function NotEnough({
  missing,
  onClose,
}: {
  readonly missing: number;
  readonly onClose: () => void;
}) {
  const t = useTranslations("comps.notEnough");
  const format = useFormatter();
  return (
    <div role="status" className="flex flex-col gap-4 rounded-control bg-surface-2 p-4">
      <p className="text-pretty">{t("text", { count: missing, number: format.number(missing) })}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/slots" onClick={onClose} className={buttonClass({ kind: "action" })}>
          {t("play")}
        </Link>
        <Button onClick={onClose} className="bg-line!">
          {t("back")}
        </Button>
      </div>
    </div>
  );
}
