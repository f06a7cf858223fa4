import { useRef } from "react";
import { frameStyle } from "./board-frame.ts";
import { type SlotLook, symbolPicture } from "../slot-look.ts";
import {
  type BoardGeometry,
  type BoardShape,
  cellCentre,
  stringOf,
  symbolSize,
  tilt,
} from "./board-geometry.ts";
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
          {look.strings === undefined
            ? null
            : grid.map((_, reel) => <StillString key={reel} {...{ look, at, reel }} />)}
          {grid.flatMap((symbols, reel) =>
            symbols.map((symbol, row) => (
              <StillSymbol
                key={`${reel}:${row}`}
                {...{ look, at, symbol, reel, row }}
                rows={symbols.length}
              />
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
  readonly rows: number;
}

function StillString({ look, at, reel }: Pick<StillSymbolProps, "look" | "at" | "reel">) {
  const { x, y, width, height } = stringOf(at, reel);
  const background = `#${(look.strings ?? 0).toString(16).padStart(6, "0")}`;
  return <div className="absolute" style={{ left: x, top: y, width, height, background }} />;
}

function StillSymbol({ look, at, symbol, reel, row, rows }: StillSymbolProps) {
  const { x, y } = cellCentre(at, reel, row, rows);
  const size = symbolSize(at, rows);
  return (
    <img
      src={symbolPicture(look, symbol)}
      alt=""
      decoding="async"
      width={size}
      height={size}
      className="absolute max-w-none"
      style={{
        left: x - size / 2,
        top: y - size / 2,
        width: size,
        height: size,
        rotate: `${tilt(reel, row)}rad`,
      }}
    />
  );
}
