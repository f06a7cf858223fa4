import type { HouseGameView } from "@houselight/contracts/house-games";
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Pace } from "../round/pace/pace.ts";
import type { RoundLife } from "../round/use-round.ts";
import { slotRulesOf } from "../slot/slot-rules.ts";
import type { Sound } from "../sound/use-sound.ts";
import type { Board } from "./board/board.ts";
import { createDirector, type Director, type Show } from "./director.ts";

type BoardState = "loading" | "ready" | "no_webgl";

export interface Directed {
  readonly boardState: BoardState;
  readonly show: Show | null;
  hurry(): void;
}

interface Latest {
  readonly pace: Pace;
  readonly sound: Sound;
  readonly life: RoundLife;
}

type SetShow = Dispatch<SetStateAction<Show | null>>;

/** Makes the board in `host` and lets it follow the life of the rounds. */
export function useDirector(
  host: RefObject<HTMLDivElement | null>,
  game: HouseGameView,
  life: RoundLife,
  pace: Pace,
  sound: Sound,
): Directed {
  const [show, setShow] = useState<Show | null>(null);
  const now = useRef<Latest>({ pace, sound, life });
  now.current = { pace, sound, life };
  const { boardState, director } = useBoard(host, game, now, setShow);
  useShownRounds(director, life, now, setShow);

  const { phase } = life.state;
  useEffect(() => {
    // Nothing can be shown, but the round was played: the money must not stay held.
    if (boardState === "no_webgl" && phase === "replaying") now.current.life.finish();
  }, [boardState, phase]);

  return { boardState, show, hurry: () => director?.hurry() };
}

/** Loads the board and its director for as long as the stage stands. */
function useBoard(
  host: RefObject<HTMLDivElement | null>,
  game: HouseGameView,
  now: RefObject<Latest>,
  setShow: SetShow,
): { readonly boardState: BoardState; readonly director: Director | null } {
  const [boardState, setBoardState] = useState<BoardState>("loading");
  const [director, setDirector] = useState<Director | null>(null);
  useEffect(() => {
    const element = host.current;
    const rules = slotRulesOf(game);
    if (!element) return;
    let over = false;
    let board: Board | null = null;
    let made: Director | null = null;
    const observer = new ResizeObserver(() => board?.resize());
    import("./board/board.ts")
      .then(({ createBoard }) => createBoard(element, rules.reels))
      .then(
        (created) => {
          if (over) return created.destroy();
          board = created;
          made = createDirector({
            board,
            rules,
            pace: () => now.current.pace,
            sound: (name) => now.current.sound.play(name),
            onShow: setShow,
            onStepShown: (steps) => now.current.life.reach(steps),
          });
          made.rest();
          observer.observe(element);
          setDirector(made);
          setBoardState("ready");
        },
        () => over || setBoardState("no_webgl"),
      );
    return () => {
      over = true;
      observer.disconnect();
      made?.leave();
      board?.destroy();
      setDirector(null);
    };
  }, [host, game, now, setShow]);
  return { boardState, director };
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
