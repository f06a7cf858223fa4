import { lineCount } from "@houselight/sports-maths/bets";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { sizesOf, systemsOf } from "../../../data/engagement/sportsbook/slip/drafts.ts";
import type { JudgedDraft } from "../../../data/engagement/sportsbook/slip/judge-slip.ts";
import {
  ACCEPTS,
  type Accept,
  chooseAccept,
  useAccept,
} from "../../../data/engagement/sportsbook/slip/accept.ts";
import { changeSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import { inCurrency } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { useOddsText } from "../odds/use-market-words.ts";
import { combinedOdds } from "./combined-odds.ts";
import { FreeBetChoice } from "./free-bet-choice.tsx";
import { useDesk } from "./slip-desk.tsx";
import { StakeField } from "./stake-field.tsx";
import { useSystemName } from "./use-system-name.ts";

/** Stake and system of a bet of several, what all bets cost and can bring, and which changes of odds are taken. */
export function SlipFoot() {
  const t = useTranslations("sportsbook.slip");
  const money = useMoney();
  const { judged, kind, currency } = useDesk();
  const [first] = judged.drafts;
  const isFree = judged.wanted.some(({ freeBet }) => freeBet !== null);
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-3">
      {kind !== "single" && first ? <CombinedStake draft={first} /> : null}
      <FreeBetChoice />
      <dl className="flex flex-col gap-1 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-dim">{t("total")}</dt>
          <dd className="money font-semibold">{money(judged.total, currency)}</dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-dim">{t(isFree ? "potentialFree" : "potential")}</dt>
          <dd className="money font-semibold" data-potential={String(judged.potential ?? "")}>
            {judged.potential === null ? "–" : money(judged.potential, currency)}
          </dd>
        </div>
      </dl>
      <AcceptChoice />
    </div>
  );
}

/** The stake of an accumulator with its odds, or of each line of a system. */
function CombinedStake({ draft }: { readonly draft: JudgedDraft }) {
  const t = useTranslations("sportsbook.slip");
  const oddsText = useOddsText();
  const { kind } = draft.draft;
  if (kind === "single") return null;
  const { currency } = useDesk();
  const change = (stake: string) =>
    changeSlip((before) => {
      const slip = inCurrency(before, currency);
      return { ...slip, stakes: { ...slip.stakes, [kind]: stake } };
    });
  return (
    <>
      {kind === "system" ? (
        <SystemChoice />
      ) : (
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-dim">{t("odds")}</span>
          <span className="money font-semibold">
            {oddsText(combinedOdds(draft.legs.map(({ odds }) => odds)))}
          </span>
        </p>
      )}
      <StakeField
        label={kind === "system" ? t("lineStake", { count: draft.lines }) : t("stake")}
        draft={draft}
        onChange={change}
      />
    </>
  );
}

/** Chooses which combinations of the selections a system has. */
function SystemChoice() {
  const t = useTranslations("sportsbook.slip");
  const id = useId();
  const systemName = useSystemName();
  const { slip } = useDesk();
  const legs = slip.picks.length;
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="text-sm">
        {t("system")}
      </label>
      <select
        id={id}
        value={sizesOf(slip).join()}
        onChange={(event) => {
          const sizes = event.target.value.split(",").map(Number);
          changeSlip((before) => ({ ...before, sizes }));
        }}
        className="min-h-10 min-w-0 max-w-44 cursor-pointer rounded-control border border-line-strong bg-ink px-2 text-sm hover:border-cream disabled:border-line disabled:text-dim"
      >
        {systemsOf(legs).map((sizes) => (
          <option key={sizes.join()} value={sizes.join()}>
            {t("systemLines", {
              name: systemName(legs, sizes),
              count: lineCount({ kind: "system", sizes }, legs),
            })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Chooses which changes of odds are taken without asking. */
function AcceptChoice() {
  const t = useTranslations("sportsbook.policy");
  const id = useId();
  const accept = useAccept();
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="text-dim text-xs">
        {t("title")}
      </label>
      <select
        id={id}
        value={accept}
        onChange={(event) => chooseAccept(event.target.value as Accept)}
        className="min-h-9 min-w-0 cursor-pointer rounded-control bg-surface-2 px-2 text-xs hover:bg-line disabled:text-dim"
      >
        {ACCEPTS.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
