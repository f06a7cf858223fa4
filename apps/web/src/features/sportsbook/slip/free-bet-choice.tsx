import type { FreeBetView } from "@houselight/contracts/sportsbook";
import { Checkbox } from "@houselight/ui/checkbox";
import { useTranslations } from "use-intl/react";
import { suits } from "../../../data/engagement/sportsbook/free-bets/offered-free-bets.ts";
import type { JudgedDraft } from "../../../data/engagement/sportsbook/slip/judge-slip.ts";
import { changeSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import { withFreeBet } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { useOddsText } from "../odds/use-market-words.ts";
import { useDesk } from "./slip-desk.tsx";

/** Lets a free bet pay for the bet of the slip; says so where it cannot. */
export function FreeBetChoice() {
  const t = useTranslations("sportsbook.freeBets");
  const { freeBets, judged, kind } = useDesk();
  if (freeBets.length === 0) return null;
  const [draft, ...others] = judged.drafts;
  if (!draft || others.length > 0 || kind === "system")
    return <p className="text-dim text-xs">{t("forOneBet")}</p>;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="sr-only">{t("title")}</legend>
      {freeBets.map((freeBet) => (
        <Choice key={freeBet.id} freeBet={freeBet} draft={draft} />
      ))}
    </fieldset>
  );
}

/** One free bet: it can be taken off again when the odds have become too short for it. */
function Choice({
  freeBet,
  draft,
}: {
  readonly freeBet: FreeBetView;
  readonly draft: JudgedDraft;
}) {
  const t = useTranslations("sportsbook.freeBets");
  const money = useMoney();
  const oddsText = useOddsText();
  const { id, amount_cents, currency, min_odds, valid_until } = freeBet;
  const isChosen = draft.freeBet?.id === id;
  const isShort = !suits(
    freeBet,
    draft.legs.map(({ odds }) => odds),
  );
  return (
    <Checkbox
      data-free-bet={id}
      checked={isChosen}
      disabled={isShort && !isChosen}
      onChange={() => changeSlip((slip) => withFreeBet(slip, isChosen ? null : id))}
      label={
        <>
          {t.rich("pay", {
            amount: money(amount_cents, currency),
            odds: oddsText(min_odds),
            time: () => <LocalTime iso={valid_until} />,
          })}
          {isShort ? (
            <span role="status" className="block text-amber text-xs">
              {t("tooShort")}
            </span>
          ) : null}
        </>
      }
    />
  );
}
