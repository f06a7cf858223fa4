import { basketsOf, type PlinkoChoice, type PlinkoOutcome } from "@houselight/game-maths/plinko";
import { clsx } from "clsx";
import { useRef } from "react";
import type { BoardProps } from "../originals/original.ts";
import { useFrames } from "../originals/use-frames.ts";
import { BALL, ballAt, GAP, PEG, pegAt, ROW, TOP, touches, widthOf } from "./course.ts";

/** Height of a basket in units, with room for its pay written upwards. */
const BASKET = 20;
/** Baskets of more rows than this are narrow: their pays are written upwards. */
const UPRIGHT_FROM = 10;

/**
 * The pegs of an orchard's trellis, the baskets with what they pay, and the apple. When it lies, its whole way
 * stays in sight as a ribbon; who wishes for no motion sees that ribbon at once.
 */
export function PlinkoBoard({ choice, shown }: BoardProps<PlinkoChoice, PlinkoOutcome>) {
  const ball = useRef<SVGGElement>(null);
  const isOther = shown && (shown.choice.rows !== choice.rows || shown.choice.risk !== choice.risk);
  const visible = shown && (shown.moving || !isOther) ? shown : null;
  useFrames(visible, (progress) => {
    if (!visible) return;
    const { x, y } = ballAt(visible.outcome.path, progress);
    ball.current?.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  });
  const board = visible?.choice ?? choice;
  const { rows } = board;
  const height = TOP + rows * ROW + BASKET - 3;
  const landed = visible && !visible.moving ? visible.outcome : null;
  return (
    <div data-drawing className="relative mx-auto w-full max-w-4xl grow">
      <svg
        viewBox={`0 0 ${widthOf(rows)} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <Pegs rows={rows} />
        {landed ? (
          <polyline
            points={touches(landed.path)
              .map(({ x, y }) => `${x},${y}`)
              .join(" ")}
            fill="none"
            stroke="#f0dfae"
            strokeWidth="1"
            strokeLinejoin="round"
            opacity="0.75"
          />
        ) : null}
        <Baskets board={board} landed={landed?.basket ?? null} />
        <g
          ref={ball}
          transform={`translate(${widthOf(rows) / 2} ${BALL + 1})`}
          className={clsx(!visible && "opacity-80")}
        >
          <ellipse cx="0.8" cy="1.4" rx={BALL} ry={BALL} fill="#05081c" opacity="0.4" />
          <circle r={BALL} fill="#d9513f" />
          <path d="M0 -2.2c0.2 -1 0.8 -1.6 1.7 -1.8c0 1 -0.7 1.7 -1.7 1.8z" fill="#8fb35a" />
          <circle cx="-0.9" cy="-0.8" r="0.6" fill="#f4b3a0" />
        </g>
      </svg>
    </div>
  );
}

/** Pegs of every row, one more on each side than the ball can meet. */
function Pegs({ rows }: { readonly rows: number }) {
  return (
    <g fill="#e9dcc0">
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 3 }, (_, at) => {
          const { x, y } = pegAt(rows, row, at - 1);
          return <circle key={`${row} ${at}`} cx={x} cy={y} r={PEG} />;
        }),
      )}
    </g>
  );
}

function Baskets({
  board,
  landed,
}: {
  readonly board: PlinkoChoice;
  readonly landed: number | null;
}) {
  const { rows } = board;
  const upright = rows >= UPRIGHT_FROM;
  return (
    <g>
      {basketsOf(board).map((hundredths, basket) => {
        const { x, y } = pegAt(rows, rows, basket);
        const [left, top] = [x - GAP / 2 + 0.4, y - 3.2];
        const isLanded = basket === landed;
        const gain = hundredths > 100;
        return (
          // Baskets are told apart by their place alone.
          <g key={`${rows} ${left}`}>
            <path
              d={`M${left} ${top}h${GAP - 0.8}l-0.7 ${BASKET - 1}h-${GAP - 2.2}z`}
              fill={isLanded ? "#f0dfae" : gain ? "#7a3a58" : "#3b2a3a"}
              stroke={isLanded ? "#fffaf0" : "none"}
              strokeWidth="0.8"
            />
            <text
              x={upright ? 0 : x}
              y={upright ? 0 : top + 12}
              transform={
                upright ? `translate(${x + 1.7} ${top + BASKET - 3.2}) rotate(-90)` : undefined
              }
              textAnchor={upright ? "start" : "middle"}
              fill={isLanded ? "#2b1a26" : "#f4ecdd"}
              fontSize={upright ? 5 : 3.9}
              fontWeight="650"
            >
              {hundredths / 100}
            </text>
          </g>
        );
      })}
    </g>
  );
}
