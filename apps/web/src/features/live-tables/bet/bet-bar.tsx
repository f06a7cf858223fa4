import type { LiveTableFactsView } from "@houselight/contracts/live-tables";
import { Button, buttonClass } from "@houselight/ui/button";
import Undo from "lucide-react/icons/rotate-ccw";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useTranslations } from "use-intl/react";
import type { Sound } from "../../../games/sound/use-sound.ts";
import { SharedStanding } from "../../../games/stage/shared-standing.tsx";
import { ToolButton } from "../../../games/stage/tool-button.tsx";
import { ChipChoice, TableActions } from "../../../games/table/table-controls.tsx";
import { ignoreRepeat } from "../../../games/round/use-go-key.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { paths } from "../../../paths.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import type { TableBetting } from "./use-table-betting.ts";
import type { TableSlip } from "./use-table-slip.ts";

/** The bar by which a table is played: chips, their tools, and the press that bets them. */
export function BetBar({
  facts,
  isPlayer,
  currency,
  chips,
  slip,
  placedCents,
  betting,
  takesBets,
  ended,
  sound,
}: {
  readonly facts: LiveTableFactsView;
  readonly isPlayer: boolean;
  readonly currency: string;
  readonly chips: {
    readonly stakes: readonly number[];
    readonly stakeCents: number;
    choose(cents: number): void;
  };
  readonly slip: TableSlip;
  /** Total of the player's bet on this round. */
  readonly placedCents: number;
  readonly betting: TableBetting;
  readonly takesBets: boolean;
  /** The player's latest bet that has ended. */
  readonly ended: string | null;
  readonly sound: Sound;
}) {
  const t = useTranslations("liveTables.bet");
  const tools = useTranslations("games");
  const money = useMoney();
  const isFree = takesBets && !betting.isBusy;
  const Speaker = sound.on ? Volume2 : VolumeX;
  return (
    <div
      data-bar
      className="sticky bottom-0 z-40 flex shrink-0 flex-col gap-2 bg-surface-1 px-3 pt-3 pb-2 low:static low:w-56 low:gap-1 low:p-2 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 low:contents sm:gap-x-4">
        {isPlayer ? (
          <ChipChoice
            chips={chips.stakes}
            chosen={chips.stakeCents}
            currency={currency}
            onChoose={chips.choose}
          />
        ) : (
          <p className="max-w-prose text-dim text-sm">{t("guestNote")}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-2 low:gap-0">
          {isPlayer ? (
            <TableActions
              removing={slip.removing}
              canUndo={slip.canUndo}
              hasChips={slip.totalCents > 0 || placedCents > 0}
              canRepeat={slip.canRepeat}
              disabled={!isFree}
              onRemoving={slip.toggleRemoving}
              onChange={slip.change}
            >
              <ToolButton
                name={t("takeBack")}
                label={t("takeBackShort")}
                Icon={Undo}
                disabled={!isFree || placedCents === 0}
                onClick={betting.takeBack}
              />
            </TableActions>
          ) : null}
          <ToolButton
            name={tools("sound")}
            label={tools("short.sound")}
            Icon={Speaker}
            pressed={sound.on}
            onClick={sound.toggle}
          />
        </div>
        <div className="ml-auto flex items-center gap-4 low:order-2 low:w-full low:flex-col low:items-stretch low:gap-0.5 max-sm:w-full">
          {isPlayer ? (
            <p className="text-right low:flex low:items-baseline low:justify-between max-sm:grow max-sm:text-left">
              <span className="block text-dim text-xs">{t("placed")}</span>
              <span className="money font-semibold text-sm" data-placed={placedCents}>
                {money(placedCents, currency)}
              </span>
            </p>
          ) : null}
          {isPlayer ? (
            <Button
              kind="action"
              size="large"
              className="min-w-40 text-lg low:min-h-12 low:py-2"
              disabled={!isFree || slip.totalCents === 0}
              onKeyDown={ignoreRepeat}
              onClick={() => betting.confirm(slip.chips, currency, slip.spend)}
            >
              {betting.isBusy
                ? t("sending")
                : slip.totalCents === 0
                  ? t("lay")
                  : t("bet", { amount: money(slip.totalCents, currency) })}
            </Button>
          ) : (
            <ModalLink
              modal="login"
              query={{ redirect: paths.play(`${facts.producer}/${facts.slug}`, "real") }}
              className={buttonClass({ kind: "action", size: "large", className: "max-sm:w-full" })}
            >
              {t("guest")}
            </ModalLink>
          )}
        </div>
      </div>
      <p role="status" className="text-amber text-xs empty:hidden">
        {betting.isUnanswered ? t("unanswered") : ""}
      </p>
      {isPlayer ? <SharedStanding currency={currency} ended={ended} /> : null}
    </div>
  );
}
