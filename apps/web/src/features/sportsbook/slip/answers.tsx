import type { SportsBetView } from "@houselight/contracts/sportsbook";
import { Button, buttonClass } from "@houselight/ui/button";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { pickKey } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { leadsTo } from "../../../forms/leads-to.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { matchName } from "../odds/market-words.ts";
import { useMarketWords, useOddsText } from "../odds/use-market-words.ts";
import { useDesk } from "./slip-desk.tsx";
import type { Answer } from "./use-placing.ts";

/** Says how the bets that were sent have ended: accepted at which odds, or refused and what to do. */
export function Answers({ onLeave }: { readonly onLeave?: (() => void) | undefined }) {
  const t = useTranslations("sportsbook.slip");
  const { answers, waiting, dismiss } = useDesk().placing;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = answers.length > 0 && waiting.length === 0;
  useEffect(() => {
    // The button that had the focus may be gone with its selections.
    if (isOver && document.activeElement === document.body) heading.current?.focus();
  }, [isOver]);
  if (answers.length === 0) return <div role="status" className="hidden" />;
  return (
    <section className="flex flex-col gap-3" aria-label={t("answers")}>
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {t("answers")}
      </h3>
      <div role="status">
        <ul className="flex flex-col gap-2">
          {answers.map((answer) => (
            <li key={answer.sent.id}>
              {"bet" in answer ? <Receipt answer={answer} /> : <Refusal answer={answer} />}
            </li>
          ))}
        </ul>
      </div>
      {isOver ? (
        <div className="flex flex-wrap gap-2">
          <Link
            to="/sport/{-$param}"
            params={{ param: "bets" }}
            className={buttonClass({ size: "small" })}
            onClick={() => {
              dismiss();
              onLeave?.();
            }}
          >
            {t("toBets")}
          </Link>
          <Button kind="bare" size="small" onClick={dismiss}>
            {t("done")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** An accepted bet with the odds that were taken. */
function Receipt({
  answer: { bet, sent },
}: {
  readonly answer: Extract<Answer, { bet: unknown }>;
}) {
  const t = useTranslations("sportsbook.slip");
  const words = useMarketWords();
  const oddsText = useOddsText();
  const money = useMoney();
  const was = (at: number, odds: number) => {
    const asked = sent.selections[at]?.odds;
    return asked === undefined || asked === odds ? null : oddsText(asked);
  };
  return (
    <div data-receipt={bet.id} className="rounded-control border border-mint px-3 py-2.5">
      <p className="flex items-center gap-2 font-semibold text-mint text-sm">
        <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
        {t(bet.is_free ? "acceptedFree" : "accepted")}
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {bet.legs.map((leg, at) => (
          <li key={`${leg.fixture.id}${leg.market_id}${leg.specifiers}`} className="text-xs">
            <span className="flex justify-between gap-3 font-medium text-sm">
              <span className="min-w-0">{words.selection(leg, leg.selection_id, leg.fixture)}</span>
              <span className="money" data-taken={leg.odds}>
                {was(at, leg.odds) === null ? null : (
                  <del className="mr-1.5 font-normal text-dim text-xs">{was(at, leg.odds)}</del>
                )}
                {oddsText(leg.odds)}
              </span>
            </span>
            <span className="text-dim">{`${words.market(leg, leg.fixture)} · ${matchName(leg.fixture)}`}</span>
          </li>
        ))}
      </ul>
      <ReceiptSums bet={bet} money={money} />
    </div>
  );
}

function ReceiptSums({
  bet: { stake_cents, potential_cents, currency, is_free },
  money,
}: {
  readonly bet: SportsBetView;
  readonly money: ReturnType<typeof useMoney>;
}) {
  const t = useTranslations("sportsbook.slip");
  return (
    <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 border-line border-t pt-2 text-xs">
      <dt className="text-dim">{t("total")}</dt>
      <dd className="money text-right font-semibold">{money(stake_cents, currency)}</dd>
      <dt className="text-dim">{t(is_free ? "potentialFree" : "potential")}</dt>
      <dd className="money text-right font-semibold">{money(potential_cents, currency)}</dd>
    </dl>
  );
}

/** Says why a bet was not taken, with the way out where there is one. */
function Refusal({
  answer: { sent, error },
}: {
  readonly answer: Extract<Answer, { error: unknown }>;
}) {
  const t = useTranslations();
  const words = useMarketWords();
  const errorText = useErrorText();
  const { picks } = useDesk().slip;
  const names = sent.selections.flatMap((selection) => {
    const pick = picks.find((one) => pickKey(one) === pickKey(selection));
    return pick ? [words.selection(pick, pick.selection_id, pick)] : [];
  });
  const modal = leadsTo(error);
  const isPoor = error instanceof RefusedError && error.has("not_enough_money");
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-brick-text px-3 py-2.5 text-sm">
      <p className="font-semibold text-brick-text">{t("sportsbook.slip.refused")}</p>
      {names.length > 0 ? <p className="text-dim text-xs">{names.join(" · ")}</p> : null}
      <p>{errorText(error)}</p>
      {isPoor ? (
        <ModalLink modal="deposit" className={buttonClass({ size: "small" })}>
          {t("sportsbook.slip.deposit")}
        </ModalLink>
      ) : null}
      {modal ? (
        <ModalLink modal={modal} className={buttonClass({ size: "small" })}>
          {t(`leadsTo.${modal}`)}
        </ModalLink>
      ) : null}
    </div>
  );
}
