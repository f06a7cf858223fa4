import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import LockIcon from "lucide-react/icons/lock";
import XIcon from "lucide-react/icons/x";
import { useTranslations } from "use-intl/react";
import type {
  JudgedDraft,
  JudgedLeg,
} from "../../../data/engagement/sportsbook/slip/judge-slip.ts";
import { changeSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import { inCurrency, withPick, without } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { matchName } from "../odds/market-words.ts";
import { useMarketWords, useOddsText } from "../odds/use-market-words.ts";
import { useDesk } from "./slip-desk.tsx";
import { StakeField } from "./stake-field.tsx";

/** A selection of the slip, with the stake on it where it is a bet of its own. */
export function SlipLeg({
  leg,
  draft,
}: {
  readonly leg: JudgedLeg;
  /** The single bet on it; null in a bet of several. */
  readonly draft: JudgedDraft | null;
}) {
  const t = useTranslations("sportsbook.slip");
  const words = useMarketWords();
  const { key, pick } = leg;
  const { currency } = useDesk();
  const name = words.selection(pick, pick.selection_id, pick);
  return (
    <li
      data-leg={key}
      data-leg-state={leg.state}
      className={clsx(
        "flex flex-col gap-1 rounded-control bg-surface-2 py-2 pr-1 pl-3",
        leg.change !== null && "outline outline-amber -outline-offset-1",
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow pt-1.5">
          <p className="font-semibold text-sm leading-5">{name}</p>
          <p className="text-dim text-xs">{words.market(pick, pick)}</p>
        </div>
        <LegOdds leg={leg} />
        <button
          type="button"
          aria-label={t("remove", { name })}
          onClick={() => changeSlip((slip) => without(slip, [key]))}
          className="grid size-8.5 shrink-0 cursor-pointer place-items-center rounded-control text-dim hover:bg-line hover:text-cream"
        >
          <XIcon aria-hidden="true" className="size-4" />
        </button>
      </div>
      <div className="flex items-end justify-between gap-3 pr-2">
        <Link
          to="/sport/fixtures/$id"
          params={{ id: String(pick.fixture_id) }}
          className="min-w-0 rounded-control py-0.5 text-dim text-xs hover:text-cream hover:underline"
        >
          {matchName(pick)}
        </Link>
        {draft ? (
          <StakeField
            label={t("stakeOn", { name })}
            isLabelHidden
            draft={draft}
            onChange={(stake) =>
              changeSlip((slip) => withPick(inCurrency(slip, currency), key, { stake }))
            }
          />
        ) : null}
      </div>
      <LegNote leg={leg} />
    </li>
  );
}

/** The odds that will be taken; a change that the player has not taken stands beside the old ones. */
function LegOdds({ leg: { odds, was, change, state } }: { readonly leg: JudgedLeg }) {
  const t = useTranslations("sportsbook.slip");
  const oddsText = useOddsText();
  const [from, to] = change === null ? [was, odds] : [odds, change];
  return (
    <p className="money flex shrink-0 items-center gap-1.5 pt-1.5 font-semibold text-sm leading-5">
      {state === "suspended" || state === "closed" ? (
        <LockIcon aria-hidden="true" className="size-3.5 text-dim" />
      ) : null}
      {from === null ? null : (
        <>
          <del className="font-normal text-dim text-xs">{oddsText(from)}</del>
          <span className="sr-only">{t("now")}</span>
          <span aria-hidden="true" className={from < to ? "text-mint" : "text-brick-text"}>
            {from < to ? "▲" : "▼"}
          </span>
        </>
      )}
      <span data-odds={to}>{oddsText(to)}</span>
    </p>
  );
}

/** Says what is in the way of a selection, and how to get it out of the way. */
function LegNote({ leg }: { readonly leg: JudgedLeg }) {
  const t = useTranslations("sportsbook.slip");
  const oddsText = useOddsText();
  const { takeOdds } = useDesk();
  if (leg.state === "closed") return <Note tone="bad">{t("legClosed")}</Note>;
  if (leg.isRelated) return <Note tone="bad">{t("legRelated")}</Note>;
  if (leg.state === "suspended") return <Note tone="waits">{t("legSuspended")}</Note>;
  if (leg.change === null) return null;
  return (
    <div className="flex items-center justify-between gap-2 pr-2 pb-1">
      <p className="text-amber text-xs">{t("legChanged")}</p>
      <Button
        size="small"
        className="shrink-0 whitespace-nowrap bg-line!"
        onClick={() => takeOdds([leg])}
      >
        {t("accept", { odds: oddsText(leg.change) })}
      </Button>
    </div>
  );
}

const Note = ({
  tone,
  children,
}: {
  readonly tone: "bad" | "waits";
  readonly children: string;
}) => (
  <p className={clsx("pr-2 text-xs", tone === "bad" ? "text-brick-text" : "text-amber")}>
    {children}
  </p>
);
