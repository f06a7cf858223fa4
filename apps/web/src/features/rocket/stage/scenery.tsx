import type { Ref } from "react";

/** The one shadow of cut paper: right and down, as everywhere on the site. */
const SHADOW = { fill: "#030415", fillOpacity: 0.36, transform: "translate(3 6)" } as const;

/** One of two copies of a sheet that make a soft shadow together: filters are costly to paint. */
const SOFT = { fill: "#030415", fillOpacity: 0.2 } as const;

/** Discs of paper around the light that stands beyond the top left corner. */
const RINGS = [
  { radius: 640, fill: "#151b47" },
  { radius: 470, fill: "#1a2155" },
  { radius: 310, fill: "#202965" },
  { radius: 170, fill: "#283377" },
] as const;

/** The sky: sheets of paper, the nearer to the light the lighter. */
export const Sky = () => (
  <svg
    viewBox="0 0 800 460"
    preserveAspectRatio="xMinYMin slice"
    className="absolute inset-0 size-full"
  >
    {RINGS.map(({ radius, fill }) => (
      <g key={radius}>
        <circle cx="-40" cy="-70" r={radius} {...SOFT} transform="translate(4 8)" />
        <circle cx="-40" cy="-70" r={radius} {...SOFT} transform="translate(2 4)" />
        <circle cx="-40" cy="-70" r={radius} fill={fill} />
      </g>
    ))}
  </svg>
);

/** Width and height of the tile that the stars repeat. */
export const STAR_TILE = { width: 560, height: 460 } as const;

/** Stars in tiles, one tile more than is seen. There are none behind the words of the stage. */
export const Stars = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <div className="absolute inset-0 overflow-hidden [mask-image:radial-gradient(95%_85%_at_0%_0%,transparent_55%,black_75%)]">
    <svg
      ref={ref}
      className="absolute top-[-460px] left-0 h-[calc(100%+460px)] w-[calc(100%+560px)]"
    >
      <pattern id="rocket-stars" {...STAR_TILE} patternUnits="userSpaceOnUse">
        <path
          d="M20 32h.01M84 122h.01M143 70h.01M222 40h.01M54 218h.01M188 158h.01M112 268h.01M242 246h.01M26 346h.01M310 24h.01M372 92h.01M446 40h.01M528 118h.01M336 190h.01M470 216h.01M404 298h.01M302 330h.01M540 306h.01M172 396h.01M92 430h.01M236 340h.01M438 410h.01M512 440h.01M350 438h.01"
          stroke="#a9abc8"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M118 36h.01M284 108h.01M38 154h.01M150 204h.01M208 300h.01M412 150h.01M506 62h.01M372 244h.01M66 384h.01M486 356h.01M264 424h.01"
          stroke="#f4ecdd"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <path d={fourPoints(452, 128, 8)} fill="#f5e6c4" />
        <path d={fourPoints(148, 332, 6)} fill="#f5e6c4" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#rocket-stars)" />
    </svg>
  </div>
);

/** Returns the outline of a star of four points. */
function fourPoints(x: number, y: number, reach: number): string {
  const inner = reach * 0.28;
  const outer = reach - inner;
  return `M${x} ${y - reach}l${inner} ${outer} ${outer} ${inner} ${-outer} ${inner} ${-inner} ${outer} ${-inner} ${-outer} ${-outer} ${-inner} ${outer} ${-inner}z`;
}

/** A crescent of paper, far off to the right. */
export const Moon = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <svg
    ref={ref}
    viewBox="-8 -8 116 124"
    className="absolute top-[7%] right-[5%] h-[22%] overflow-visible"
  >
    <path d="M58 4a50 50 0 1 0 42 70 42 42 0 0 1-42-70z" {...SHADOW} />
    <path d="M58 4a50 50 0 1 0 42 70 42 42 0 0 1-42-70z" fill="#f5e6c4" />
  </svg>
);

const FAR =
  "M0 100C90 34 150 30 232 88s140 60 214 4 132-70 214-4 132 82 214 22 122-84 206-18 146 62 214 12 152-58 226-6 60 40 80 26v220H0z";
const NEAR =
  "M0 52c100-44 190-26 280 18s190 40 300-10 200-40 300 10 180 44 280 0 190-52 290-8 110 30 150 12v260H0z";
const LAND = "absolute bottom-0 left-0 max-w-none";

/** Hills far behind, so wide that they last as long as they are in sight. */
export const FarHills = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <svg
    ref={ref}
    viewBox="0 0 1600 200"
    preserveAspectRatio="none"
    className={`${LAND} h-[52%] w-[220%] overflow-visible`}
  >
    <path d={FAR} {...SOFT} transform="translate(11 1)" />
    <path d={FAR} {...SOFT} transform="translate(5 0)" />
    <path d={FAR} fill="#232c6b" />
  </svg>
);

/** Hills behind the water. */
export const NearHills = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <svg
    ref={ref}
    viewBox="0 0 1600 160"
    preserveAspectRatio="none"
    className={`${LAND} h-[36%] w-[260%] overflow-visible`}
  >
    <path d={NEAR} {...SOFT} transform="translate(10 -1)" />
    <path d={NEAR} {...SOFT} transform="translate(5 -1)" />
    <path d={NEAR} fill="#2b3881" />
  </svg>
);

/** The sea: two strips with waves cut into their edges. */
export const Sea = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <svg
    ref={ref}
    viewBox="0 0 1600 90"
    preserveAspectRatio="none"
    className={`${LAND} h-[21%] w-[300%] overflow-visible`}
  >
    <path d={waves(0, 22, 50, 300)} {...SOFT} transform="translate(6 -4)" />
    <path d={waves(0, 22, 50, 300)} fill="#1f6283" />
    <path d={waves(-25, 52, 50, 300)} {...SOFT} transform="translate(6 -4)" />
    <path d={waves(-25, 52, 50, 300)} fill="#174a66" />
  </svg>
);

/** Returns the outline of a strip whose upper edge are waves. */
function waves(from: number, top: number, length: number, depth: number): string {
  const count = Math.ceil((1_600 - from) / length);
  const crest = `q${length / 2} -16 ${length} 0`;
  return `M${from} ${top}${crest.repeat(count)}v${depth}H${from}z`;
}

const SHORE = "M0 10c60-14 150-6 230 6s150 20 180 56 36 40 50 50v300H0z";

/** The shore with a tent, and the ramp that the rocket stands on. */
export const Shore = ({
  ref,
  ramp,
}: {
  readonly ref: Ref<SVGSVGElement>;
  readonly ramp: Ref<SVGGElement>;
}) => (
  <svg ref={ref} className="absolute inset-0 size-full overflow-visible">
    <svg
      x="-4%"
      y="50%"
      width="16%"
      height="38%"
      viewBox="0 0 120 130"
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
    >
      <Tent />
    </svg>
    <svg
      x="-6%"
      y="84%"
      width="52%"
      height="20%"
      viewBox="0 0 460 100"
      preserveAspectRatio="none"
      overflow="visible"
    >
      <path d={SHORE} {...SOFT} transform="translate(7 -3)" />
      <path d={SHORE} fill="#131840" />
    </svg>
    <svg x="20%" y="79%" overflow="visible">
      <Ramp ref={ramp} />
    </svg>
  </svg>
);

/** A ramp of folded paper: the rocket lies on it and leaves from it. */
const Ramp = ({ ref }: { readonly ref: Ref<SVGGElement> }) => (
  <g ref={ref} transform="scale(0.6)">
    <path d="M-62 46L-62 34 44-16 58-16 58 46z" {...SHADOW} />
    <path d="M-62 34L44-16 44 46-62 46z" fill="#c98f24" />
    <path d="M44-16L58-12 58 46 44 46z" fill="#8f6414" />
    <path d="M-68 34L44-19 60-15 58-9 44-11-64 40z" fill="#f2b33d" />
    <path d="M-24 46L-6 22 12 46zM16 46L30 18 40 46z" fill="#131840" fillOpacity="0.55" />
  </g>
);

/** A tent of striped paper with its pennant. */
const Tent = () => (
  <>
    <path d="M60 0v26" stroke="#f4ecdd" strokeWidth="3" />
    <path d="M61 0l26 9-26 9z" {...SHADOW} />
    <path d="M61 0l26 9-26 9z" fill="#f2b33d" />
    <path d="M60 22L4 70v56h112V70z" {...SHADOW} />
    <path d="M10 70h100v56H10z" fill="#e0d3ba" />
    <path d="M10 70h20v56H10zM50 70h20v56H50zM90 70h20v56H90z" fill="#1d8a78" />
    <path d="M60 22L4 70q9 16 19 0z" fill="#1d8a78" />
    <path d="M60 22L23 70q9 16 18 0z" fill="#f4ecdd" />
    <path d="M60 22L41 70q10 16 19 0z" fill="#1d8a78" />
    <path d="M60 22v48q9 16 19 0z" fill="#f4ecdd" />
    <path d="M60 22l19 48q9 16 18 0z" fill="#1d8a78" />
    <path d="M60 22l37 48q10 16 19 0z" fill="#f4ecdd" />
    <path d="M50 126V100q10-14 20 0v26z" fill="#0f1330" fillOpacity="0.7" />
  </>
);

/** A cloud of cut paper. */
export const Cloud = ({
  ref,
  className,
}: {
  readonly ref: Ref<SVGSVGElement>;
  readonly className: string;
}) => (
  <svg
    ref={ref}
    viewBox="0 0 200 70"
    className={`absolute top-0 left-0 overflow-visible opacity-0 ${className}`}
  >
    <path
      d="M14 62q-16-4-12-18t30-12q4-28 36-30t42 24q30-18 48 6t22 14q20 4 14 18-12 8-34 2-20 12-46 2-28 10-50-2-28 8-50-4z"
      {...SHADOW}
    />
    <path
      d="M14 62q-16-4-12-18t30-12q4-28 36-30t42 24q30-18 48 6t22 14q20 4 14 18-12 8-34 2-20 12-46 2-28 10-50-2-28 8-50-4z"
      fill="#35418c"
    />
    <path d="M44 58q-4-16 20-18t30 6q18-16 38 0t18 12q-24 8-50 0-30 8-56 0z" fill="#414fa0" />
  </svg>
);
