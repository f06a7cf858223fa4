import type { AdventureDayView } from "@houselight/contracts/adventures";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useFormatter, useTranslations } from "use-intl/react";
import { gamesRowQuery } from "../../data/catalogue.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { StepAction } from "./step-action.tsx";

const TONES: Partial<Record<AdventureDayView["state"], BadgeTone>> = {
  superb: "waiting",
  completed: "good",
  active: "waiting",
};

/** The card of a step: its day, its prize, its conditions and what can be done (VIP-15). */
export function StepCard({
  step,
  isChosen,
}: {
  readonly step: AdventureDayView;
  readonly isChosen: boolean;
}) {
  const t = useTranslations("adventures");
  const format = useFormatter();
  const { day, date, state, step: place, stepTotal, isCompleted, prize } = step;
  // The picture alone fades: words keep their contrast.
  const dim = state === "lost";
  return (
    <article
      data-state={state}
      className={clsx(
        "flex h-full flex-col gap-4 rounded-tile border-2 bg-surface-1 p-5 shadow-paper",
        state === "superb"
          ? "border-amber"
          : isChosen
            ? "border-line-strong"
            : "border-transparent",
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-dim text-sm">
          {format.dateTime(new Date(`${date}T12:00:00Z`), {
            day: "numeric",
            month: "long",
            timeZone: "UTC",
          })}
        </p>
        <Badge tone={isCompleted ? "good" : (TONES[state] ?? "neutral")}>
          {t(`states.${isCompleted ? "completed" : state}`)}
        </Badge>
      </div>
      <img
        src={prize.type === "fs" ? "/pictures/wheel.svg" : "/pictures/gift.svg"}
        alt=""
        className={clsx("mx-auto size-28 object-contain", dim && "opacity-60 grayscale")}
      />
      <div className="flex flex-col gap-1">
        <p className="font-semibold text-amber text-sm">
          {place === stepTotal ? t("finalStep") : t("day", { day })}
        </p>
        <h3 className="text-lg">{prize.title}</h3>
        <PrizeLine step={step} />
      </div>
      <Conditions step={step} />
      <div className="mt-auto">
        <StepAction step={step} />
      </div>
    </article>
  );
}

function PrizeLine({ step: { prize, currency } }: { readonly step: AdventureDayView }) {
  const t = useTranslations("adventures");
  const money = useMoney();
  const slugs = prize.game ? [prize.game] : [];
  const { data: games } = useQuery({
    ...gamesRowQuery({ named: { providers: [], slugs } }),
    enabled: slugs.length > 0,
  });
  const game = games?.data.find(({ slug }) => slug === prize.game)?.name;
  return (
    <p className="money font-bold font-display text-xl">
      {prize.amount_cents === null
        ? t("spins", { count: prize.count ?? 0 })
        : t("bonus", { amount: money(prize.amount_cents, currency) })}
      {game ? <span className="block font-body font-normal text-dim text-sm">{game}</span> : null}
    </p>
  );
}

function Conditions({ step }: { readonly step: AdventureDayView }) {
  const t = useTranslations("adventures.conditions");
  const money = useMoney();
  const { condition, currency, variables } = step;
  const { minDep, wager, periodActivationDays: days } = condition;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-pretty text-sm marker:text-dim">
      <li>
        {minDep === null ? t("noDeposit") : t("deposit", { amount: money(minDep, currency) })}
      </li>
      <li>{wager === 0 ? t("cash") : t("wager", { times: wager })}</li>
      <li>{t("activate", { days })}</li>
      {Object.entries(variables).map(([name, words]) => (
        <li key={name}>{words}</li>
      ))}
    </ul>
  );
}
