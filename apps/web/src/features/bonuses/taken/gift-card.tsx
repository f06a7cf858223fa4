import { ENDED_STAGES } from "@houselight/contracts/bonuses";
import { type GiftView, type ReceivedState, receivedState } from "@houselight/contracts/gifts";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useTranslations } from "use-intl/react";
import { useGiftLook } from "../../../data/bonuses/gift-settings.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { GiftPicture } from "../card/gift-picture.tsx";
import { GiftType } from "../card/gift-type.tsx";
import { outcomeOf } from "./outcome-of.ts";
import { TakeActions } from "./take-actions.tsx";

/** A gift that is taken as a whole: what it brings, until when, and what can be done with it (BONUS-01). */
export function GiftCard({ gift }: { readonly gift: GiftView }) {
  const t = useTranslations("gifts.card");
  const states = useTranslations("gifts.states");
  const { title, image } = useGiftLook()(gift);
  const isOver = ENDED_STAGES.includes(gift.stage);
  const state = receivedState(gift);
  return (
    <article className="flex flex-col gap-4 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6">
      <div className="flex items-start gap-4">
        <GiftPicture image={image} isDim={isOver} />
        <div className="min-w-0 grow">
          <GiftType gift={gift} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg">{title}</h3>
            <Badge tone={toneOf(state)}>{state === null ? t("given") : states(state)}</Badge>
          </div>
          <p className={`money font-bold font-display ${isOver ? "text-dim text-lg" : "text-xl"}`}>
            <Worth gift={gift} />
          </p>
          <Meaning gift={gift} />
        </div>
      </div>
      <TimeLeft gift={gift} />
      <TakeActions gift={gift} title={title} />
    </article>
  );
}

const TONES: Readonly<Record<ReceivedState, BadgeTone>> = {
  received: "waiting",
  activated: "waiting",
  used: "good",
  expired: "neutral",
  erased_by_withdraw: "neutral",
};
const toneOf = (state: ReceivedState | null): BadgeTone =>
  state === null ? "neutral" : TONES[state];

/** Says how much a gift is. */
function Worth({ gift: { currency, amount_cents, points } }: { readonly gift: GiftView }) {
  const t = useTranslations("gifts.card");
  const money = useMoney();
  if (currency !== null) return money(amount_cents, currency);
  return points === null ? t("turn") : t("points", { count: points });
}

/** Says what a gift becomes, or what it has become; nothing of one that brought nothing. */
function Meaning({ gift }: { readonly gift: GiftView }) {
  const t = useTranslations("gifts.card");
  const outcome = outcomeOf(gift);
  const { stage, wagering } = gift;
  if (stage === "canceled" || stage === "expired") return null;
  const text =
    stage === "finished" ? t(`became.${outcome}`) : t(`says.${outcome}`, { times: wagering });
  return <p className="mt-1 text-dim text-pretty">{text}</p>;
}

/** Says until when a gift is to be taken, or to be used. */
function TimeLeft({ gift }: { readonly gift: GiftView }) {
  const t = useTranslations("gifts.card");
  const { stage, activatable_until: take, use_until: use } = gift;
  const iso = stage === "activated" ? use : take;
  if (ENDED_STAGES.includes(stage) || !iso) return null;
  return (
    <p className="font-semibold text-sm">
      {t.rich(stage === "activated" ? "useUntil" : "takeUntil", {
        date: () => <LocalTime iso={iso} />,
      })}
    </p>
  );
}
