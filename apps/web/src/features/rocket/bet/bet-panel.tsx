import type { OwnRocketBetView, RocketView } from "@houselight/contracts/rocket";
import { useId, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useActiveAccount } from "../../../data/wallet.ts";
import { ChoiceStepper } from "../../../games/stage/choice-stepper.tsx";
import { SharedStanding } from "../../../games/stage/shared-standing.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import type { HouseClock } from "../../../live/house-clock/use-house-clock.ts";
import { MainButtonPart } from "./main-button.tsx";
import { TargetField, TargetNote } from "./target-field.tsx";
import { useBetting } from "./use-betting.ts";
import { useBetChoice } from "./use-choice.ts";

export interface BetPanelProps {
  readonly view: RocketView;
  readonly clock: HouseClock;
  /** The player's bet on the round. */
  readonly bet: OwnRocketBetView | null;
  /** The player's latest bet that has ended. */
  readonly ended: string | null;
}

/** Stake, own cash-out and the main button. A guest sees what a player chooses. */
export function BetPanel({ view, clock, bet, ended }: BetPanelProps) {
  const t = useTranslations("rocket");
  const money = useMoney();
  const account = useActiveAccount();
  const currency = account?.currency ?? "EUR";
  const choice = useBetChoice(currency);
  const betting = useBetting(view, clock, bet);
  const target = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { kind } = betting;
  const isFixed = kind === "queued" || kind === "sending";
  const place = () => {
    const taken = choice.take();
    if (taken) betting.bet(taken);
    else target.current?.focus();
  };
  const press = () => {
    if (kind === "cash_out") betting.cashOut();
    else if (kind === "queued") betting.takeBack();
    else place();
  };
  if (choice.stakes.length === 0)
    return <p className="rounded-tile bg-surface-1 p-4 text-dim">{t("bet.notOffered")}</p>;
  return (
    <section
      aria-labelledby={`${noteId}title`}
      className="flex flex-col gap-2 rounded-tile bg-surface-1 p-3 shadow-paper lg:gap-3 lg:p-4"
    >
      <h2 id={`${noteId}title`} className="text-lg max-lg:sr-only">
        {t("bet.title")}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] gap-2">
        <ChoiceStepper
          label={t("bet.stake")}
          lessLabel={t("bet.less")}
          moreLabel={t("bet.more")}
          values={choice.stakes}
          value={choice.stakeCents}
          textOf={(cents) => money(cents, currency)}
          disabled={isFixed}
          onChange={choice.chooseStake}
        />
        <TargetField choice={choice} disabled={isFixed} noteId={noteId} ref={target} />
      </div>
      <MainButtonPart
        kind={kind}
        round={view.round}
        bet={bet}
        clock={clock}
        stakeCents={choice.stakeCents}
        currency={currency}
        onPress={press}
      />
      <p role="status" className="min-h-4.5 text-center text-pretty text-xs">
        {betting.isUnanswered ? (
          <span className="text-amber">{t("bet.unanswered")}</span>
        ) : (
          <TargetNote choice={choice} id={noteId} />
        )}
      </p>
      {account ? <SharedStanding currency={currency} ended={ended} /> : null}
    </section>
  );
}
