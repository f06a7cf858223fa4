import { useRef } from "react";
import { frameStyle } from "./board-frame.ts";
import { type SlotLook, symbolPicture } from "../slot-look.ts";
import { type BoardGeometry, type BoardShape, cellCentre, tilt } from "./board-geometry.ts";
import { useBoardGeometry } from "./use-board-geometry.ts";

/**
 * Shows reels at rest as plain pictures, in the very places in which the moving board draws them. It
 * stands until a player first touches the page: who only looks needs no graphics card.
 */
export function StillBoard({
  look,
  shape,
  grid,
}: {
  readonly look: SlotLook;
  readonly shape: BoardShape;
  readonly grid: readonly (readonly string[])[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const at = useBoardGeometry(box, shape);
  return (
    <div ref={box} aria-hidden="true" className="absolute inset-0">
      {at ? (
        <div data-drawing style={frameStyle(look, at)}>
          {grid.flatMap((symbols, reel) =>
            symbols.map((symbol, row) => (
              <StillSymbol key={`${reel}:${row}`} {...{ look, at, symbol, reel, row }} />
            )),
          )}
        </div>
      ) : null}
    </div>
  );
}

interface StillSymbolProps {
  readonly look: SlotLook;
  readonly at: BoardGeometry;
  readonly symbol: string;
  readonly reel: number;
  readonly row: number;
}

function StillSymbol({ look, at, symbol, reel, row }: StillSymbolProps) {
  const { x, y } = cellCentre(at, reel, row);
  return (
    <img
      src={symbolPicture(look, symbol)}
      alt=""
      decoding="async"
      width={at.symbol}
      height={at.symbol}
      className="absolute max-w-none"
      style={{
        left: x - at.symbol / 2,
        top: y - at.symbol / 2,
        width: at.symbol,
        height: at.symbol,
        rotate: `${tilt(reel, row)}rad`,
      }}
    />
  );
}
