import { useTranslations } from "use-intl/react";
import type { RoundView } from "@houselight/contracts/house-games";
import type { Pace } from "../../round/pace/pace.ts";
import { BigWinSheet } from "../../stage/big-win-sheet.tsx";
import { stepsOf } from "../features/feature-words.ts";
import type { SlotLook } from "../slot-look.ts";
import type { Show } from "./director.ts";

/** Ends a round of a slot that paid much: the last beat of its show. */
export function BigWinBeat({
  look,
  show: { beat },
  round,
  pace,
  onSkip,
}: {
  readonly look: SlotLook;
  readonly show: Show;
  readonly round: RoundView;
  readonly pace: Pace;
  readonly onSkip: () => void;
}) {
  const t = useTranslations("games.slotRules");
  if (beat.kind !== "big") return null;
  const note = stepsOf(round).at(-1)?.capped === true ? t("capped") : null;
  const color = look.frame.face;
  return <BigWinSheet key={round.id} {...{ round, color, note, pace, onSkip }} />;
}
