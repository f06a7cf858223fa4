import { type CompCardView, isSaleGroup } from "@houselight/contracts/comps";

/** The striped roof of a market stall, along the top of a sheet. */
export const Awning = () => (
  <svg aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-16 w-full">
    <defs>
      <pattern id="awning" width="96" height="72" patternUnits="userSpaceOnUse">
        <path
          d="M3 6h48v32a24 24 0 0 1-48 0zM51 6h48v32a24 24 0 0 1-48 0zM-45 6H3v32a24 24 0 0 1-48 0z"
          fill="var(--shadow-ink)"
        />
        <path d="M0 0h48v36a24 24 0 0 1-48 0z" fill="var(--brick)" />
        <path d="M48 0h48v36a24 24 0 0 1-48 0z" fill="var(--cream)" />
        <path d="M0 0h96v7H0z" fill="var(--shadow-ink)" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#awning)" />
  </svg>
);

/** Hills and lamps of the market behind the stall. */
export const MarketNight = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 400 80"
    preserveAspectRatio="none"
    className="absolute inset-x-0 bottom-0 -z-20 h-2/3 max-h-44 w-full"
  >
    <path d="M0 40c44-22 92-22 140-4s100 26 154 0 76-20 106-8v52H0z" fill="var(--surface-2)" />
    <path d="M0 64c52-22 92-16 146-2s92 12 148-8 80-14 106-4v30H0z" fill="var(--line)" />
  </svg>
);

/** Three papers of a ground, from the farthest to the nearest. */
type Papers = readonly [back: string, middle: string, front: string];

const GROUNDS = {
  sale: ["#5e1f17", "#7d2a20", "#a03a2b"],
  money: ["#0f3a34", "#15534a", "#1c6d60"],
  freespins: ["#12365a", "#184a74", "#215f8f"],
  lotteries: ["#4a1f3d", "#642a52", "#7f3868"],
  lootboxes: ["#2f2160", "#412e80", "#553da0"],
} as const satisfies Record<string, Papers>;

/** The ground behind a card's picture: rays for what is on sale and for money, waves for spins, arches for things. */
export function CardGround({ card: { type, group } }: { readonly card: CompCardView }) {
  const [back, middle, front] = GROUNDS[isSaleGroup(group) ? "sale" : type];
  const Shapes =
    isSaleGroup(group) || type === "money" ? Rays : type === "freespins" ? Waves : Arches;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full"
    >
      <path d="M0 0h320v160H0z" fill={back} />
      <Shapes middle={middle} front={front} />
    </svg>
  );
}

interface ShapesProps {
  readonly middle: string;
  readonly front: string;
}

const RAYS = Array.from({ length: 9 }, (_, at) => at * 40);

const Rays = ({ middle, front }: ShapesProps) => (
  <>
    {RAYS.map((turn) => (
      <path key={turn} d="M160 80l-38-240h76z" fill={middle} transform={`rotate(${turn} 160 80)`} />
    ))}
    <circle cx="163" cy="87" r="66" fill="var(--shadow-ink)" />
    <circle cx="160" cy="80" r="66" fill={front} />
  </>
);

const Waves = ({ middle, front }: ShapesProps) => (
  <>
    <circle cx="160" cy="74" r="60" fill={middle} />
    <path
      d="M0 104c26-14 54-14 80 0s54 14 80 0 54-14 80 0 54 14 80 0v56H0z"
      fill="var(--shadow-ink)"
      transform="translate(3 6)"
    />
    <path d="M0 104c26-14 54-14 80 0s54 14 80 0 54-14 80 0 54 14 80 0v56H0z" fill={front} />
    <path
      d="M-40 130c26-12 54-12 80 0s54 12 80 0 54-12 80 0 54 12 80 0 54-12 80 0v30H-40z"
      fill={middle}
    />
  </>
);

const Arches = ({ middle, front }: ShapesProps) => (
  <>
    <path
      d="M58 160V96a102 102 0 0 1 204 0v64z"
      fill="var(--shadow-ink)"
      transform="translate(3 5)"
    />
    <path d="M58 160V96a102 102 0 0 1 204 0v64z" fill={middle} />
    <path
      d="M90 160V100a70 70 0 0 1 140 0v60z"
      fill="var(--shadow-ink)"
      transform="translate(3 5)"
    />
    <path d="M90 160V100a70 70 0 0 1 140 0v60z" fill={front} />
  </>
);
