import type { HouseGameView } from "@houselight/contracts/house-games";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Pace } from "../../round/pace/pace.ts";
import { useCelebrates } from "../../round/payout-text.ts";
import type { RoundLife } from "../../round/use-round.ts";
import type { Sound } from "../../sound/use-sound.ts";
import type { SlotLook } from "../slot-look.ts";
import type { Director, Show } from "./director.ts";
import { type BoardState, type Latest, type SetShow, useBoard, useAwake } from "./use-board.ts";

export interface Directed {
  readonly boardState: BoardState;
  readonly show: Show | null;
  hurry(): void;
}

/** Lets the board in `host` follow the life of the rounds. A round wakes it, if nothing did before. */
export function useDirector(
  host: RefObject<HTMLDivElement | null>,
  look: SlotLook,
  game: HouseGameView,
  life: RoundLife,
  pace: Pace,
  sound: Sound,
): Directed {
  const [show, setShow] = useState<Show | null>(null);
  const celebrates = useCelebrates();
  const now = useRef<Latest>({ pace, sound, life, celebrates });
  now.current = { pace, sound, life, celebrates };
  const { phase } = life.state;
  const awake = useAwake(phase !== "idle");
  const { boardState, director } = useBoard(host, look, game, now, setShow, awake);
  useShownRounds(director, life, now, setShow);

  useEffect(() => {
    // Nothing can be shown, but the round was played: the money must not stay held.
    if (boardState === "no_webgl" && phase === "replaying") now.current.life.finish();
  }, [boardState, phase]);

  return { boardState, show, hurry: () => director?.hurry() };
}

/** Lets the director begin with a bet, play its round, and rest when there is none. */
function useShownRounds(
  director: Director | null,
  { state: { phase, round, fromStep, recalled } }: RoundLife,
  now: RefObject<Latest>,
  setShow: SetShow,
): void {
  const running = useRef(false);
  useEffect(() => {
    if (!director) return;
    if (phase === "sending") {
      running.current = true;
      setShow(null);
      director.begin();
    } else if (phase === "replaying" && round) {
      const wasRunning = running.current && !recalled;
      running.current = false;
      let over = false;
      void director.play(round, fromStep, wasRunning).then(() => over || now.current.life.finish());
      return () => {
        over = true;
      };
    } else if (running.current) {
      running.current = false;
      director.rest();
    }
  }, [director, phase, round, fromStep, recalled, now, setShow]);
}
