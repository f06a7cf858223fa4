import type { OutcomeView } from "@houselight/contracts/house-games";
import { useEffect, useRef, useState } from "react";
import type { Pace } from "../../round/pace/pace.ts";
import { useShown } from "../../round/pace/use-shown.ts";
import type { RoundLife } from "../../round/use-round.ts";
import type { Sound } from "../../sound/use-sound.ts";
import { choiceFields, type Original, type Shown } from "../original.ts";

/**
 * Shows each round for as long as its drawing moves, then ends it. Returns what the drawing shows, and the
 * function that ends a round at once.
 */
export function useShow<Choice extends object, Outcome extends OutcomeView>(
  original: Original<Choice, Outcome>,
  life: RoundLife,
  pace: Pace,
  sound: Sound,
): { readonly shown: Shown<Choice, Outcome> | null; hurry(): void } {
  const { phase, round } = life.state;
  const [landed, setLanded] = useState<string | null>(null);
  const play = useRef(sound.play);
  play.current = sound.play;
  useEffect(() => {
    if (phase === "sending") play.current("spin");
    if (phase === "replaying") setLanded(null);
  }, [phase]);
  const outcome = round && original.isOutcome(round.outcome) ? round.outcome : null;
  const usualMs = outcome ? original.movesMs(outcome) : 0;
  const hurry = useShown(life, pace, usualMs, () => {
    if (!round) return;
    setLanded(round.id);
    sound.play(round.payout_cents > round.stake_cents ? "win" : "stop");
  });
  if (!round || !outcome || (phase !== "replaying" && phase !== "idle"))
    return { shown: null, hurry };
  const choice = original.readChoice(choiceFields(round.bet));
  const moving = phase === "replaying" && landed !== round.id;
  const ms = pace.cuts ? 0 : pace.ms(usualMs);
  return { shown: choice && { id: round.id, choice, outcome, moving, ms }, hurry };
}
