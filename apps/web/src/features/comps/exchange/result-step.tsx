import { Button, buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { pictureOf } from "../../../data/engagement/comps/shop-cards.ts";
import { lotteriesQuery } from "../../../data/engagement/lotteries/lotteries.ts";
import { CardGround } from "../shop/drawings.tsx";
import { useValueText } from "../use-shop.ts";
import type { Agreed } from "./card-step.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Shows what the exchange has brought, and where it is. */
export function SuccessStep({
  card,
  quantity,
  currency,
  onClose,
}: Agreed & { readonly onClose: () => void }) {
  const t = useTranslations("comps.success");
  const valueOf = useValueText();
  return (
    <div className="flex flex-col gap-5">
      <div className="relative isolate grid h-44 place-items-center overflow-hidden rounded-tile low:h-28">
        <CardGround card={card} />
        <img
          src={pictureOf(card)}
          alt=""
          className="size-36 animate-rise motion-reduce:animate-none low:size-24"
        />
      </div>
      <div role="status">
        <p className="font-bold font-display text-2xl">{valueOf(card, currency, quantity)}</p>
        <p className="mt-1 text-md text-pretty">{t(card.type)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Whereabouts card={card} onClose={onClose} />
        <Button onClick={onClose}>{t("back")}</Button>
      </div>
    </div>
  );
}

/** The way to what was given. */
function Whereabouts({
  card: { rate },
  onClose,
}: Pick<Agreed, "card"> & { readonly onClose: () => void }) {
  const t = useTranslations("comps.success");
  const [id] = rate.lottery_ids;
  const lottery = useData(lotteriesQuery)?.find((one) => one.id === id);
  const link = { onClick: onClose, className: buttonClass({ kind: "action" }) };
  return id ? (
    <Link to="/lottery/$slug" params={{ slug: lottery?.identifier ?? id }} {...link}>
      {t("toLottery")}
    </Link>
  ) : (
    <Link to="/profile/gifts" {...link}>
      {t("toGifts")}
    </Link>
  );
}

/** Says that it did not work, and no more than that (COMP-08). */
export function FailedStep({
  onRetry,
  onClose,
}: {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations("comps.failure");
  return (
    <>
      <p role="alert" className="text-md text-pretty">
        {t("text")}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="action" onClick={onRetry}>
          {t("retry")}
        </Button>
        <Button onClick={onClose}>{t("back")}</Button>
      </div>
    </>
  );
}
