import type { WheelSpinView, WheelView } from "@houselight/contracts/wheel";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isRefused } from "../../api/errors.ts";
import { newId } from "../../api/new-id.ts";
import { oddsOf } from "../../data/engagement/prizes/odds.ts";
import { reloadWheel, turnWheel } from "../../data/engagement/wheel/wheel.ts";
import { useErrorToast } from "../../i18n/page/use-toast.ts";
import { restOn, type Slice, slicesOf, turnTo } from "./wheel-shape.ts";

const TURN_MS = 5_200;
const EASING = "cubic-bezier(0.12, 0.62, 0.16, 1)";

/** A turn that this page made: `moving` until the wheel stands. */
interface Turn {
  readonly spin: WheelSpinView;
  readonly degrees: number;
  readonly moving: boolean;
}

/** The wheel as it stands or moves, and how it is turned. */
export interface Turning {
  readonly prizes: WheelView["prizes"];
  readonly slices: readonly Slice[];
  readonly degrees: number;
  readonly turning: RefObject<SVGGElement | null>;
  /** The turn of today, once the wheel stands. */
  readonly last: WheelSpinView | null;
  /** It is being drawn, or the wheel moves. */
  readonly isBusy: boolean;
  /** The turn that has just come to its end; null once it is dismissed. */
  readonly won: WheelSpinView | null;
  dismiss(): void;
  spin(): void;
  /** Another day has begun. */
  refresh(): void;
}

/** Turns the wheel of a page: the house draws, and the wheel stands where it has drawn. */
export function useTurn(wheel: WheelView): Turning {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const turning = useRef<SVGGElement>(null);
  // Kept until the house has answered: sent again, it is the same turn.
  const id = useRef<string | null>(null);
  const [turn, setTurn] = useState<Turn | null>(null);
  const [won, setWon] = useState<WheelSpinView | null>(null);
  const last = turn?.spin ?? wheel.last;
  const prizes = last?.prizes ?? wheel.prizes;
  const slices = slicesOf(oddsOf(prizes.map(({ weight }) => weight)));
  const degrees = turn?.degrees ?? (last ? restOn(slices, last.draw.index) : 0);
  const animation = useRef<Animation | null>(null);
  useEffect(() => () => animation.current?.cancel(), []);

  const stand = (spin: WheelSpinView, to: number) => {
    setTurn({ spin, degrees: to, moving: false });
    setWon(spin);
    void reloadWheel(queryClient);
  };
  const run = (spin: WheelSpinView) => {
    const own = slicesOf(oddsOf(spin.prizes.map(({ weight }) => weight)));
    const to = turnTo(own, { from: degrees, index: spin.draw.index, part: partOf(spin.id) });
    const wheelElement = turning.current;
    if (!wheelElement || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return stand(spin, to);
    setTurn({ spin, degrees: to, moving: true });
    animation.current = wheelElement.animate(
      [{ rotate: `${degrees}deg` }, { rotate: `${to}deg` }],
      { duration: TURN_MS, easing: EASING },
    );
    animation.current.finished.then(
      () => stand(spin, to),
      () => undefined,
    );
  };
  const ask = useMutation({
    mutationFn: () => turnWheel((id.current ??= newId())),
    onSuccess: (spin) => {
      id.current = null;
      run(spin);
    },
    onError: (error) => {
      showError(error);
      if (!isRefused(error)) return;
      id.current = null;
      void reloadWheel(queryClient);
    },
  });
  return {
    prizes,
    slices,
    degrees,
    turning,
    last: turn?.moving ? null : last,
    isBusy: ask.isPending || (turn?.moving ?? false),
    won,
    dismiss: () => setWon(null),
    spin: () => ask.mutate(),
    refresh: () => {
      setTurn(null);
      void reloadWheel(queryClient);
    },
  };
}

/** Returns where on its slice the wheel stands, from 0 to 1: by the turn's own id, so that it says nothing. */
const partOf = (id: string): number => Number.parseInt(id.slice(0, 4), 16) / 0xffff;
