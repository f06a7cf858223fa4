import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { SceneHandle } from "../table/table-look.ts";

const STEP_MS = 620;
const DEAL_MS = 560;

const neverOpen = () => false;

/** Cards of a round that lie on the table. */
export interface DealState<Result> {
  /** The round that is dealt; null while the table is bare. */
  readonly result: Result | null;
  /** So many of its cards lie there. */
  readonly dealt: number;
  /** Time in which the latest card comes and turns over; 0 when it lies there at once. */
  readonly dealMs: number;
}

/**
 * Deals the cards of a round one after another. The table is cleared when a round begins; a press, or
 * the wish for less motion, lays all of them there at once.
 */
export function useDeal<Result>(
  ref: Ref<SceneHandle<Result>>,
  cardsOf: (result: Result) => number,
  isOpen: (result: Result) => boolean = neverOpen,
): DealState<Result> {
  const [state, setShown] = useState<DealState<Result>>({ result: null, dealt: 0, dealMs: 0 });
  const lying = useRef(state);
  const deal = useRef({ timer: 0, goOn: () => undefined as void, hurried: false, number: 0 });
  useEffect(() => {
    const { current } = deal;
    return () => {
      current.number += 1;
      window.clearTimeout(current.timer);
    };
  }, []);
  useImperativeHandle(ref, () => {
    const { current } = deal;
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        current.goOn = () => {
          window.clearTimeout(current.timer);
          resolve();
        };
        current.timer = window.setTimeout(resolve, ms);
      });
    const setState = (next: DealState<Result>) => {
      lying.current = next;
      setShown(next);
    };
    return {
      start: () => {
        current.number += 1;
        setState({ result: null, dealt: 0, dealMs: 0 });
      },
      async settle(result, pace) {
        current.number += 1;
        const own = current.number;
        current.hurried = pace.cuts;
        const cards = cardsOf(result);
        // A round that waited for a step goes on with the cards that lie there.
        const before = lying.current;
        const from = before.result !== null && isOpen(before.result) ? before.dealt : 0;
        for (let dealt = from + 1; dealt <= cards && !current.hurried; dealt += 1) {
          setState({ result, dealt, dealMs: pace.ms(DEAL_MS) });
          await wait(pace.ms(STEP_MS));
          if (current.number !== own) return;
        }
        setState({ result, dealt: cards, dealMs: 0 });
      },
      rest: () => undefined,
      hurry: () => {
        current.hurried = true;
        current.goOn();
      },
    };
  }, [cardsOf, isOpen]);
  return state;
}
