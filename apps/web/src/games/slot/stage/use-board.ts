import type { HouseGameView } from "@houselight/contracts/house-games";
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Pace } from "../../round/pace/pace.ts";
import type { RoundLife } from "../../round/use-round.ts";
import type { Heard } from "../moments/beat-sounds.ts";
import { pictureOf, type SlotLook, symbolPicture } from "../slot-look.ts";
import { shapeOf, slotRulesOf } from "../slot-rules.ts";
import type { Sound } from "../../sound/use-sound.ts";
import type { Board } from "../board/board.ts";
import type { BoardSetting } from "../board/scene.ts";
import { createDirector, type Director, type Show } from "./director.ts";

/** `still` until somebody touches the page: pictures stand in place of the board that moves. */
export type BoardState = "still" | "ready" | "no_webgl";

/** The state of the round and its surroundings, as the director finds it at that moment. */
export interface Latest {
  readonly pace: Pace;
  readonly sound: Sound;
  readonly life: RoundLife;
  readonly celebrates: Heard["celebrates"];
}

export type SetShow = Dispatch<SetStateAction<Show | null>>;

const loadBoard = () => import("../board/board.ts");

/** Returns what the board of a game shows, whatever the round. */
function settingOf(look: SlotLook, game: HouseGameView): BoardSetting {
  const rules = slotRulesOf(game);
  const { reels, free_reels: freeReels } = rules;
  const symbols = new Set([...reels, ...(freeReels ?? [])].flat());
  return {
    look,
    shape: shapeOf(rules),
    pictures: new Map([...symbols].map((symbol) => [symbol, symbolPicture(look, symbol)])),
  };
}

/** Returns the addresses of all pictures that a stage may need at once, beside its scenery. */
const provisionsOf = ({ look, pictures }: BoardSetting): string[] => [
  ...pictures.values(),
  ...(look.moment?.sheets ?? []).map(({ picture }) => pictureOf(look, picture)),
];

/**
 * Brings script and pictures of the board at once: a line that is lost before the first press keeps
 * nobody from it. Only the graphics card waits.
 */
function useProvisions(setting: BoardSetting): void {
  useEffect(() => {
    const pictures = provisionsOf(setting).map((address) => {
      const picture = new Image();
      picture.src = address;
      return picture;
    });
    loadBoard().catch(() => undefined);
    // Held here, they stay with the browser for as long as the stage stands.
    return () => void (pictures.length = 0);
  }, [setting]);
}

/** Makes the board and its director once `awake`, for as long as the stage stands. */
export function useBoard(
  host: RefObject<HTMLDivElement | null>,
  look: SlotLook,
  game: HouseGameView,
  now: RefObject<Latest>,
  setShow: SetShow,
  awake: boolean,
): { readonly boardState: BoardState; readonly director: Director | null } {
  const [boardState, setBoardState] = useState<BoardState>("still");
  const [director, setDirector] = useState<Director | null>(null);
  const setting = useMemo(() => settingOf(look, game), [look, game]);
  useProvisions(setting);
  useEffect(() => {
    const element = host.current;
    const rules = slotRulesOf(game);
    if (!element || !awake) return;
    let over = false;
    let board: Board | null = null;
    let made: Director | null = null;
    const observer = new ResizeObserver(() => board?.resize());
    loadBoard()
      .then(({ createBoard }) => createBoard(element, setting, rules.reels))
      .then(
        (created) => {
          if (over) return created.destroy();
          board = created;
          made = createDirector({
            board,
            rules,
            moment: setting.look.moment,
            pace: () => now.current.pace,
            sound: (name) => now.current.sound.play(name),
            celebrates: () => now.current.celebrates,
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
  }, [host, game, setting, now, setShow, awake]);
  return { boardState, director };
}

/** Signs that a player is at the page and may soon spin. */
const TOUCHES = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "click"] as const;

/** Returns true from the first touch of the page on, by whatever means, or from the first round. */
export function useAwake(inRound: boolean): boolean {
  const [awake, setAwake] = useState(inRound);
  if (inRound && !awake) setAwake(true);
  useEffect(() => {
    if (awake) return;
    const wake = () => setAwake(true);
    for (const name of TOUCHES) window.addEventListener(name, wake, { passive: true });
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, wake);
    };
  }, [awake]);
  return awake;
}
