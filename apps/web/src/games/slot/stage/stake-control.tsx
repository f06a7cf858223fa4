import type { FreespinsView } from "@houselight/contracts/freespins";
import { clsx } from "clsx";
import type { SlotRules } from "@houselight/game-maths/slot";
import { useFormatter, useTranslations } from "use-intl/react";
import { StakeStepper, type StakeStepperProps } from "../../stage/stake-stepper.tsx";
import { leastPaid } from "../slot-rules.ts";
import { HouseSpins } from "../house-spins/house-spins.tsx";
import { ModeControl } from "./mode-control.tsx";
import type { BetModes } from "./use-bet-mode.ts";

/** Says who pays the next round and how much: the house by free spins, or the player, who chooses stake and way to bet. */
export function SlotStake({
  spins,
  playing,
  slug,
  modes,
  ...control
}: StakeStepperProps & {
  /** Free spins that pay it; null for none. */
  readonly spins: FreespinsView | null;
  /** A round is on the stage. */
  readonly playing: boolean;
  readonly slug: string;
  readonly modes: BetModes;
}) {
  if (spins) return <HouseSpins spins={spins} playing={playing} />;
  const { stakeCents, currency, disabled } = control;
  return (
    <>
      <StakeStepper {...control} />
      <ModeControl {...{ slug, modes, stakeCents, currency, disabled }} />
    </>
  );
}

/** Counts the lines that every spin plays, or the ways in which the board in sight is read. */
export function LineCount({
  rules,
  ways,
}: {
  readonly rules: SlotRules;
  /** Null while the reels run that decide it. */
  readonly ways: number | null;
}) {
  const t = useTranslations("games");
  const format = useFormatter();
  const by = rules.pays_by;
  const [name, count] =
    by === "lines"
      ? [t("lines"), rules.lines.length]
      : by === "ways"
        ? [t("ways"), ways]
        : [t("paysFrom"), leastPaid(rules)];
  return (
    <dl
      className={clsx(
        "flex-col text-center low:flex low:flex-row low:justify-between low:px-1 max-[23rem]:hidden",
        // Elsewhere it stands under the board that it is counted on.
        rules.mechanics.reelHeights ? "hidden" : "flex",
      )}
    >
      <dt className="text-dim text-xs">{name}</dt>
      <dd className="money font-semibold text-sm">{count === null ? "…" : format.number(count)}</dd>
    </dl>
  );
}
