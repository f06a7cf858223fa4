import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Pace } from "../round/pace/pace.ts";
import type { SceneHandle } from "../table/table-look.ts";
import { Die } from "./die.tsx";

const TURN_MS = 90;
const SHAKE_MS = 620;
const LAND_MS = 520;
const BETWEEN_MS = 340;
/** Faces in the order in which a tumbling die shows them. */
const TUMBLE = [1, 5, 3, 6, 2, 4];
/** Places of two and of three dice in a square scene, and how each is turned. */
const PLACES = {
  2: [
    { left: "7%", top: "12%", turn: -8 },
    { left: "53%", top: "46%", turn: 11 },
  ],
  3: [
    { left: "31%", top: "5%", turn: -7 },
    { left: "6%", top: "53%", turn: 9 },
    { left: "56%", top: "51%", turn: -12 },
  ],
} as const;

interface Throw {
  readonly faces: readonly number[];
  /** So many dice lie still; the others tumble. */
  readonly landed: number;
  readonly pace: Pace | null;
}

const THREE = [6, 5, 4] as const;

/** Two or three dice that tumble until the result is known and then land one after another. */
export function DiceScene({
  ref,
  atRest = THREE,
}: {
  readonly ref: Ref<SceneHandle<readonly number[]>>;
  /** Faces that lie there before the first throw. */
  readonly atRest?: readonly [number, number] | readonly [number, number, number];
}) {
  const [shown, setShown] = useState<Throw>({ faces: atRest, landed: atRest.length, pace: null });
  const run = useRef({ number: 0, timer: 0, goOn: () => undefined as void, hurried: false });
  useEffect(() => {
    const { current } = run;
    return () => {
      current.number += 1;
      window.clearTimeout(current.timer);
    };
  }, []);
  useImperativeHandle(ref, () => {
    const { current } = run;
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        current.goOn = () => {
          window.clearTimeout(current.timer);
          resolve();
        };
        current.timer = window.setTimeout(resolve, ms);
      });
    return {
      start(pace) {
        current.number += 1;
        if (!pace.cuts) setShown(({ faces }) => ({ faces, landed: 0, pace }));
      },
      async settle(faces, pace) {
        current.number += 1;
        const own = current.number;
        current.hurried = pace.cuts;
        for (let landed = 0; landed < faces.length && !current.hurried; landed += 1) {
          setShown({ faces, landed, pace });
          await wait(pace.ms(landed === 0 ? SHAKE_MS : BETWEEN_MS));
          if (current.number !== own) return;
        }
        setShown({ faces, landed: faces.length, pace: current.hurried ? null : pace });
        if (!current.hurried) await wait(pace.ms(LAND_MS));
      },
      rest: () => setShown((before) => ({ ...before, landed: before.faces.length })),
      hurry() {
        current.hurried = true;
        current.goOn();
      },
    };
  }, []);
  return (
    <div aria-hidden="true" className="relative aspect-square w-full">
      {shown.faces.map((face, index) => (
        <ThrownDie
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          key={index}
          index={index}
          dice={atRest.length}
          face={face}
          lies={index < shown.landed}
          pace={shown.pace}
        />
      ))}
    </div>
  );
}

function ThrownDie({
  index,
  dice,
  face,
  lies,
  pace,
}: {
  readonly index: number;
  /** So many are thrown. */
  readonly dice: 2 | 3;
  readonly face: number;
  readonly lies: boolean;
  readonly pace: Pace | null;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  const tumbles = !lies && pace !== null;
  const { left, top, turn } = PLACES[dice][index] ?? PLACES[dice][0];
  const wasTumbling = useRef(false);
  useEffect(() => {
    if (!tumbles || pace === null) return;
    wasTumbling.current = true;
    const timer = window.setInterval(() => setStep((before) => before + 1), pace.ms(TURN_MS));
    const shake = element.current?.animate(
      [
        { transform: "translateY(0) rotate(0deg)" },
        { transform: "translateY(-14%) rotate(190deg)" },
        { transform: "translateY(0) rotate(360deg)" },
      ],
      { duration: pace.ms(SHAKE_MS), iterations: Number.POSITIVE_INFINITY },
    );
    return () => {
      window.clearInterval(timer);
      shake?.cancel();
    };
  }, [tumbles, pace]);
  useEffect(() => {
    if (!lies || !wasTumbling.current) return;
    wasTumbling.current = false;
    if (pace === null) return;
    const landing = element.current?.animate(
      [
        { transform: "translateY(-34%) rotate(-150deg)" },
        { transform: "translateY(0) rotate(14deg)", offset: 0.6 },
        { transform: "translateY(-7%) rotate(-5deg)", offset: 0.8 },
        { transform: "translateY(0) rotate(0deg)" },
      ],
      { duration: pace.ms(LAND_MS), easing: "ease-out" },
    );
    return () => landing?.cancel();
  }, [lies, pace]);
  return (
    <div className="absolute size-[40%]" style={{ left, top, rotate: `${turn}deg` }}>
      <div ref={element} className="size-full rounded-[18%] shadow-paper">
        <Die
          face={tumbles ? (TUMBLE[(step + index * 2) % TUMBLE.length] ?? face) : face}
          className="size-full"
        />
      </div>
    </div>
  );
}
