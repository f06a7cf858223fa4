import { type BonusStage, type BonusView, ENDED_STAGES } from "@houselight/contracts/bonuses";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useTranslations } from "use-intl/react";
import { useGiftLook } from "../../../data/bonuses/gift-settings.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { useKeptFocus } from "../../../shell/pages/focus/use-kept-focus.ts";
import { BonusActions } from "./bonus-actions.tsx";
import { BonusProgress } from "./bonus-progress.tsx";
import { BonusTerms } from "./bonus-terms.tsx";
import { GiftPicture } from "./gift-picture.tsx";
import { GiftType } from "./gift-type.tsx";

/** One bonus: what it is, how far it has come, its conditions and what can be done with it (BONUS-01). */
export function BonusCard({
  bonus,
  isAlone = false,
}: {
  readonly bonus: BonusView;
  /** It has a page of its own: its title heads that, and it is told in full. */
  readonly isAlone?: boolean;
}) {
  const t = useTranslations("bonuses");
  const money = useMoney();
  const { title, image } = useGiftLook()(bonus);
  const states = useTranslations("gifts.states");
  const erased = bonus.erased_by_withdraw ? states("erased_by_withdraw") : null;
  const isOver = ENDED_STAGES.includes(bonus.stage);
  const focus = useKeptFocus<HTMLElement>("h1, h3 a");
  const Title = isAlone ? "h1" : "h3";
  return (
    <article
      {...focus}
      className="flex flex-col gap-4 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6"
    >
      <div className="flex items-start gap-4">
        <GiftPicture image={image} isDim={isOver} />
        <div className="min-w-0 grow">
          <GiftType gift={bonus} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Title
              tabIndex={isAlone ? -1 : undefined}
              className={isAlone ? "text-2xl outline-none" : "text-lg"}
            >
              {isAlone ? (
                title
              ) : (
                <Link
                  to="/bonus/$id"
                  params={{ id: bonus.id }}
                  className="-my-2 inline-flex min-h-11 items-center text-cream decoration-line-strong underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              )}
            </Title>
            <Badge tone={toneOf(bonus.stage)}>{erased ?? t(`stages.${bonus.stage}`)}</Badge>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span
              className={`money font-bold font-display ${isOver ? "text-dim text-lg" : "text-xl"}`}
            >
              {money(bonus.amount_cents, bonus.currency)}
            </span>
            <span className="text-dim text-sm">{t("amountNote")}</span>
          </p>
          <StageText bonus={bonus} />
        </div>
      </div>
      <BonusProgress bonus={bonus} />
      {isOver && !isAlone ? null : <BonusTerms bonus={bonus} />}
      <BonusActions bonus={bonus} title={title} />
    </article>
  );
}

const TONES: Partial<Record<BonusStage, BadgeTone>> = {
  issued: "waiting",
  wait: "waiting",
  finished: "good",
};
const toneOf = (stage: BonusStage): BadgeTone => TONES[stage] ?? "neutral";

/** Says what has become of a bonus, where its stage alone does not. */
function StageText({ bonus }: { readonly bonus: BonusView }) {
  const t = useTranslations("bonuses.says");
  const money = useMoney();
  const { stage, currency, converted_cents, erased_by_withdraw } = bonus;
  const text = erased_by_withdraw
    ? t("erased")
    : stage === "finished"
      ? t("finished", { amount: money(converted_cents ?? 0, currency) })
      : stage === "wait" || stage === "wager_done" || stage === "lost"
        ? t(stage)
        : null;
  return text ? <p className="mt-1 text-dim text-pretty">{text}</p> : null;
}
