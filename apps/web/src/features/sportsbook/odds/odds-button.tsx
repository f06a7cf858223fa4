import type { FixtureView, MarketView } from "@houselight/contracts/sportsbook";
import { clsx } from "clsx";
import LockIcon from "lucide-react/icons/lock";
import { useTranslations } from "use-intl/react";
import {
  changeSlip,
  slipNow,
  useSlip,
} from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import {
  isOn,
  type SlipSelection,
  toggled,
} from "../../../data/engagement/sportsbook/slip/slip.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { useFlash } from "./use-flash.ts";
import { useMarketWords, useOddsText } from "./use-market-words.ts";

export interface OddsButtonProps {
  readonly fixture: Pick<FixtureView, "id" | "home" | "away" | "starts_at">;
  readonly market: MarketView;
  readonly selection: MarketView["selections"][number];
  /** Stands beside the odds; the name of the selection where nothing else is said. */
  readonly label?: string;
  /** Label above the odds, or before them in one line. */
  readonly shape?: "stacked" | "line";
  /** Hears that the selection was put on the slip: where no slip is in reach. */
  readonly onPicked?: () => void;
}

/** Characters of a label that leave room beside them. */
const SHORT = 2;

/** The price of a selection: a press puts it on the slip, or takes it off. One that is suspended is locked. */
export function OddsButton({
  fixture,
  market,
  selection,
  label,
  shape = "stacked",
  onPicked,
}: OddsButtonProps) {
  const t = useTranslations("sportsbook");
  const words = useMarketWords();
  const oddsText = useOddsText();
  const say = useToast();
  const slip = useSlip();
  const { home, away, starts_at } = fixture;
  const { market_id, specifiers } = market;
  const pick: SlipSelection = {
    fixture_id: fixture.id,
    market_id,
    specifiers,
    selection_id: selection.id,
    odds: selection.odds,
    home,
    away,
    starts_at,
    stake: "",
  };
  const isOpen = market.state === "open" && selection.active;
  const isPressed = isOn(slip, pick);
  const flash = useFlash<HTMLButtonElement>(
    `${fixture.id}|${market_id}|${specifiers}|${selection.id}`,
    isOpen ? selection.odds : null,
  );
  const odds = oddsText(selection.odds);
  const name = words.spoken(market, selection.id, { home, away });
  // One that is on the slip can be taken off it, whatever became of its price.
  const isOff = !isOpen && !isPressed;
  const press = () => {
    if (isOff) return;
    const next = toggled(slipNow(), pick);
    if (!next) return say((site) => site("sportsbook.slip.full"), "error");
    changeSlip(() => next);
    if (isOn(next, pick)) onPicked?.();
  };
  return (
    <button
      ref={flash}
      type="button"
      // Not `disabled`: a price that is suspended while it has the focus would lose it to the page.
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      aria-label={isOpen ? `${name}, ${odds}` : t("suspended", { name })}
      data-odds={selection.odds}
      onClick={press}
      className={clsx(
        "odds",
        shape === "stacked" ? "odds-stacked" : "odds-line",
        label && label.length > SHORT && "odds-low",
      )}
    >
      <span className="odds-label">
        {label ?? words.selection(market, selection.id, { home, away })}
      </span>
      {isOpen ? (
        <span className="money">{odds}</span>
      ) : (
        <LockIcon aria-hidden="true" className="my-0.5 size-4 shrink-0" />
      )}
    </button>
  );
}
