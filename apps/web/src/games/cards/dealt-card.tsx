import type { Card } from "@houselight/game-maths/cards";
import { useLayoutEffect, useRef } from "react";
import { CardBack, CardFace } from "./card-face.tsx";

const FLIGHT_EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/**
 * A card on the table. With `dealMs` it comes from the shoe at the upper right, face down, and turns
 * over where it lies; with 0 it lies there at once.
 */
export function DealtCard({
  card,
  dealMs,
  delayMs = 0,
}: {
  readonly card: Card;
  readonly dealMs: number;
  /** Time until it comes, where several are dealt at once. */
  readonly delayMs?: number;
}) {
  const flight = useRef<HTMLDivElement>(null);
  const flip = useRef<HTMLDivElement>(null);
  const first = useRef({ ms: dealMs, delayMs });
  useLayoutEffect(() => {
    const { ms, delayMs } = first.current;
    if (ms <= 0) return;
    const moves = [
      flight.current?.animate(
        [
          { translate: "180% -120%", rotate: "24deg", opacity: 0 },
          { translate: "0 0", rotate: "0deg", opacity: 1 },
        ],
        { duration: ms * 0.55, delay: delayMs, easing: FLIGHT_EASING, fill: "backwards" },
      ),
      flip.current?.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], {
        duration: ms * 0.4,
        delay: delayMs + ms * 0.5,
        easing: "ease-in-out",
        fill: "backwards",
      }),
    ];
    return () => moves.forEach((move) => move?.cancel());
  }, []);
  // A press cuts the deal short: what still flies lies there.
  useLayoutEffect(() => {
    if (dealMs > 0) return;
    for (const element of [flight.current, flip.current])
      element?.getAnimations().forEach((animation) => animation.finish());
  }, [dealMs]);
  return (
    <div ref={flight} className="absolute inset-0 rounded-control shadow-paper [perspective:600px]">
      <div ref={flip} className="relative size-full [transform-style:preserve-3d]">
        <div className="absolute inset-0 [backface-visibility:hidden]">
          <CardFace card={card} />
        </div>
        <div className="absolute inset-0 [backface-visibility:hidden] [transform:rotateY(180deg)]">
          <CardBack />
        </div>
      </div>
    </div>
  );
}
