const CREAM = "#f4ecdd";
const CREAM_SHADE = "#e0d3ba";
const AMBER = "#f2b33d";
const AMBER_SHADE = "#c98f24";
const MINT = "#3edba0";

/** One cut shape with its shadow: the light comes from the top left, for every layer. */
function Cut({ d, fill }: { readonly d: string; readonly fill: string }) {
  return (
    <>
      <path d={d} fill="var(--shadow-ink)" transform="translate(3 6)" />
      <path d={d} fill={fill} />
    </>
  );
}

const WHEEL_SPOKES = "M82 0H-82M71 41L-71-41M41 71L-41-71M0 82V-82M-41 71L41-71M-71 41L71-41";
const GONDOLAS: readonly (readonly [x: number, y: number])[] = [
  [81.4, 9.8],
  [65.6, 49.2],
  [32.2, 75.4],
  [-9.8, 81.4],
  [-49.2, 65.6],
  [-75.4, 32.2],
  [-81.4, -9.8],
  [-65.6, -49.2],
  [-32.2, -75.4],
  [9.8, -81.4],
  [49.2, -65.6],
  [75.4, -32.2],
];
const GONDOLA_FILLS = ["var(--flame)", MINT, CREAM];
const GONDOLA = "M-8-5H8L6 8H-6z";

/** A big wheel around (0, 0), 86 in radius, on two legs. */
export function Wheel() {
  return (
    <>
      <g fill="none" transform="translate(3 6)" stroke="var(--shadow-ink)">
        <circle r="82" strokeWidth="6" />
        <path d={WHEEL_SPOKES} strokeWidth="3" />
      </g>
      <Cut d="M-6-2L-30 118h16L3 4zM6-2l24 120H14L-3 4z" fill={AMBER_SHADE} />
      <g fill="none" stroke={AMBER}>
        <circle r="82" strokeWidth="6" />
        <circle r="46" strokeWidth="4" />
        <path d={WHEEL_SPOKES} strokeWidth="3" />
      </g>
      {GONDOLAS.map(([x, y], index) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <Cut d={GONDOLA} fill={GONDOLA_FILLS[index % GONDOLA_FILLS.length] ?? CREAM} />
        </g>
      ))}
      <circle r="10" fill="var(--shadow-ink)" cx="2" cy="4" />
      <circle r="10" fill={CREAM} />
    </>
  );
}

/** A rocket around (0, 0), nose up, 205 high with its fire. */
export function Rocket() {
  return (
    <>
      <Cut d="M-13 52c-12 24 4 40 12 76 9-34 26-50 15-76z" fill={AMBER} />
      <path d="M-6 54c-6 16 2 26 6 46 4-20 12-30 7-46z" fill={CREAM} />
      <Cut d="M-28-2L-68 66L-24 50z" fill="var(--flame)" />
      <Cut d="M28-2L68 66L24 50z" fill="var(--brick)" />
      <Cut d="M0-84c28 30 38 84 27 138h-54C-38 0-28-54 0-84z" fill={CREAM} />
      <path d="M0-84c28 30 38 84 27 138H5c8-48 8-100-5-138z" fill={CREAM_SHADE} />
      <Cut d="M-18 54h36l5 9h-46z" fill="var(--brick)" />
      <circle r="17" cx="-1" cy="-16" fill="var(--surface-2)" />
      <circle r="10" cx="-1" cy="-16" fill={MINT} />
    </>
  );
}

const STRIPES = 6;
const EAVES = { halfWidth: 66, y: -48 } as const;
const FOOT = { halfWidth: 60, y: 22 } as const;
const APEX = "0 -96";

/** A striped tent standing on (0, 0), 132 wide, with a pennant. */
export function Tent({ dark }: { readonly dark: string }) {
  const at = (edge: { halfWidth: number }, stripe: number) =>
    ((stripe / STRIPES) * 2 - 1) * edge.halfWidth;
  return (
    <>
      <Cut d="M-1.5-96V-124h3v28z" fill={CREAM} />
      <Cut d="M1-124l24 9-24 9z" fill="var(--flame)" />
      <Cut
        d={`M-60 -40L-${FOOT.halfWidth} ${FOOT.y}h${FOOT.halfWidth * 2}L60 -40z`}
        fill={CREAM_SHADE}
      />
      {Array.from({ length: STRIPES }, (_, stripe) => {
        const [left, right] = [at(FOOT, stripe), at(FOOT, stripe + 1)];
        return (
          <path
            key={left}
            d={`M${left} -48L${left} ${FOOT.y}H${right}V-48z`}
            fill={stripe % 2 ? CREAM_SHADE : dark}
          />
        );
      })}
      <path d={`M-60 -44h120v12q-60 10-120 0z`} fill="var(--shadow-ink)" />
      <path d={`M-10 ${FOOT.y}V-14q10 -12 20 0V${FOOT.y}z`} fill="var(--ink)" opacity=".55" />
      {Array.from({ length: STRIPES }, (_, stripe) => {
        const [left, right] = [at(EAVES, stripe), at(EAVES, stripe + 1)];
        const middle = (left + right) / 2;
        return (
          <path
            key={left}
            d={`M${APEX}L${left} ${EAVES.y}Q${middle} ${EAVES.y + 22} ${right} ${EAVES.y}z`}
            fill={stripe % 2 ? CREAM : dark}
          />
        );
      })}
    </>
  );
}
