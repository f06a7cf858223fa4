import type { BetView } from "@houselight/contracts/house-games";
import Copy from "lucide-react/icons/copy";
import Repeat from "lucide-react/icons/repeat";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ToolButton } from "../stage/tool-button.tsx";
import { doubledBet, repeatedBet, type StakedBet, withBet } from "./earlier-bets.ts";

export interface BetToolsProps {
  /** The bet of the next round, as it is chosen now. */
  readonly bet: StakedBet;
  /** The bet of the last round; null where there was none that can be chosen again. */
  readonly last: BetView | null;
  /** Stakes that are offered, in smallest units. */
  readonly stakes: readonly number[];
  readonly disabled: boolean;
  readonly onBet: (bet: StakedBet) => void;
}

/** Takes the last change of a bet back, doubles its stake, chooses the last bet again: the same in every game of one stake. */
export function BetTools({ bet, last, stakes, disabled, onBet }: BetToolsProps) {
  const t = useTranslations("games");
  const [chosen, setChosen] = useState<readonly StakedBet[]>([bet]);
  const now = withBet(chosen, bet);
  // However a bet was changed, on the board or in the bar: what it was before stays known.
  if (now !== chosen) setChosen(now);
  const before = now.at(-2);
  const doubled = doubledBet(bet, stakes);
  const again = repeatedBet(last, bet, stakes);
  return (
    <div className="flex flex-wrap items-center gap-x-1 low:contents">
      <ToolButton
        name={t("originals.undo")}
        label={t("table.undo")}
        Icon={Undo2}
        disabled={disabled || !before}
        onClick={() => {
          if (!before) return;
          setChosen(now.slice(0, -1));
          onBet(before);
        }}
      />
      <ToolButton
        name={t("originals.double")}
        label={t("table.double")}
        Icon={Copy}
        disabled={disabled || !doubled}
        onClick={() => doubled && onBet(doubled)}
      />
      <ToolButton
        name={t("originals.repeat")}
        label={t("originals.repeatShort")}
        Icon={Repeat}
        disabled={disabled || !again}
        onClick={() => again && onBet(again)}
      />
    </div>
  );
}
