import type { PrizeView } from "@houselight/contracts/prizes";
import type { Ref } from "react";
import { useMoney } from "../../i18n/use-money.ts";
import { paperOf } from "../../shell/drawings/prizes/prize-papers.ts";
import { useChanceText, usePrizeText } from "../../shell/drawings/prizes/use-prize-text.ts";
import { pointAt, type Slice, slicePath } from "./wheel-shape.ts";

/** Slices narrower than these have fewer words, or none: the table beside the wheel says theirs. */
const SHORT_FROM_DEGREES = 17;
const CHANCE_FROM_DEGREES = 30;
const WHOLE_FROM_DEGREES = 56;
/** Letters of a whole prize at most, so that it stays within its slice. */
const WHOLE_LETTERS_MAX = 16;
const OUTER = 90;
const INNER = 24;

/**
 * Draws the wheel cut from paper under its pointer. Only the slices turn: the light stays where it is.
 * `turning` is what turns, by so many degrees.
 */
export function WheelDrawing({
  prizes,
  slices,
  degrees,
  turning,
}: {
  readonly prizes: readonly PrizeView[];
  readonly slices: readonly Slice[];
  readonly degrees: number;
  readonly turning: Ref<SVGGElement>;
}) {
  return (
    <svg viewBox="-4 -8 214 218" aria-hidden="true" className="size-full overflow-visible">
      <circle cx="103" cy="106" r="99" fill="var(--shadow-ink)" />
      <circle cx="100" cy="100" r="99" fill="var(--line)" />
      <circle cx="101.4" cy="102.8" r="93.5" fill="var(--shadow-ink)" />
      <circle cx="100" cy="100" r="93" fill="var(--cream)" />
      <g
        ref={turning}
        className="origin-[100px_100px]"
        style={{ rotate: `${degrees}deg` }}
        data-degrees={degrees}
      >
        {prizes.map((prize, at) => (
          <SliceDrawing
            key={prize.id}
            prize={prize}
            slice={slices[at] as Slice}
            paper={paperOf(at, prizes.length)}
          />
        ))}
        {slices.map(({ from }) => (
          <circle
            key={from}
            cx={pointAt(93, from).split(" ")[0]}
            cy={pointAt(93, from).split(" ")[1]}
            r="2"
            fill="var(--amber)"
          />
        ))}
      </g>
      <Hub />
      <Pointer />
    </svg>
  );
}

function SliceDrawing({
  prize,
  slice,
  paper,
}: {
  readonly prize: PrizeView;
  readonly slice: Slice;
  readonly paper: string;
}) {
  const short = useShortText();
  const text = usePrizeText();
  const chance = useChanceText();
  const { middle, size } = slice;
  const isWhole = size >= WHOLE_FROM_DEGREES && text(prize).length <= WHOLE_LETTERS_MAX;
  return (
    <g>
      <path
        d={slicePath(slice, INNER - 4, OUTER)}
        fill={paper}
        stroke="#f4ecdd"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      {size < SHORT_FROM_DEGREES ? null : (
        <g transform={`rotate(${middle.toFixed(2)} 100 100)`} fill="#f4ecdd" textAnchor="middle">
          <text
            x="100"
            y={size < CHANCE_FROM_DEGREES ? 28 : 34}
            className="font-bold font-display"
            fontSize={isWhole ? 12 : size < CHANCE_FROM_DEGREES ? 9 : 13}
          >
            {isWhole ? text(prize) : short(prize)}
          </text>
          {size < CHANCE_FROM_DEGREES ? null : (
            <text x="100" y="50" fontSize="13" className="money font-bold font-display">
              {chance(size / 360)}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** Returns what fits on a slice: how many free spins, or how much money; of several things the first, with a plus. */
function useShortText(): (prize: PrizeView) => string {
  const money = useMoney();
  return ({ bonuses }) => {
    const [first] = bonuses;
    if (!first) return "";
    const text =
      first.amount_cents === null
        ? String(first.freespins_count ?? 0)
        : money(first.amount_cents, first.currency).replace(/[.,]00(?=\D|$)/, "");
    return bonuses.length > 1 ? `${text} +` : text;
  };
}

const STAR = "M100 86l4.1 9.6 10.4.9-7.9 6.9 2.4 10.2-9-5.4-9 5.4 2.4-10.2-7.9-6.9 10.4-.9z";

const Hub = () => (
  <>
    <circle cx="102" cy="104.4" r="25" fill="var(--shadow-ink)" />
    <circle cx="100" cy="100" r="25" fill="var(--surface-2)" />
    <circle cx="101" cy="102.4" r="19" fill="var(--shadow-ink)" />
    <circle cx="100" cy="100" r="19" fill="var(--cream)" />
    <path d={STAR} fill="var(--brick)" />
  </>
);

const Pointer = () => (
  <>
    <path d="M92-3h20l-10 24z" fill="var(--shadow-ink)" transform="translate(1 3)" />
    <path d="M88-6h24l-12 27z" fill="var(--amber)" />
    <path d="M88-6h24l-1.800 4h-20.400z" fill="var(--shadow-ink)" />
  </>
);
