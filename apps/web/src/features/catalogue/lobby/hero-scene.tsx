import { Rocket, Tent, Wheel } from "./paper-shapes.tsx";

const SMALL_STARS =
  "M885 209h.01M951 141h.01M990 174h.01M1035 71h.01M812 49h.01M1024 77h.01M1286 183h.01M1055 47h.01M980 23h.01M967 84h.01M934 11h.01M1125 101h.01M770 120h.01M908 84h.01M1394 103h.01M801 146h.01M1190 88h.01M1240 34h.01M1326 52h.01M1112 209h.01";
const LARGE_STARS =
  "M917 64h.01M1111 40h.01M1220 177h.01M1148 36h.01M1362 98h.01M1147 65h.01M825 19h.01M859 147h.01M1269 128h.01M746 66h.01M828 181h.01";

/**
 * A night carnival cut from paper: sky, hills, wheel, tents, rocket. Layers with baked shadows and
 * no filters; colours come from the theme. Anchored to the right on wide screens, below the words
 * on small ones.
 */
export function HeroScene() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <svg
        viewBox="0 0 1400 230"
        preserveAspectRatio="xMaxYMin slice"
        className="absolute inset-x-0 bottom-40 h-44 w-full md:top-0 md:left-[45%] md:h-60 md:w-[55%]"
      >
        <path d={SMALL_STARS} stroke="var(--dim)" strokeWidth="2" strokeLinecap="round" />
        <path d={LARGE_STARS} stroke="var(--cream)" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <svg
        viewBox="0 0 1400 160"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-36 w-full"
      >
        <path
          d="M0 24c110-44 210-18 330 6s240 36 360 6 250-46 380-14 230 22 330-18v156H0z"
          fill="var(--hill-1)"
        />
        <path
          d="M0 82c150-20 260 10 400 14s260-34 420-22 250 30 360 14 160-22 220-16v94H0z"
          fill="var(--hill-2)"
        />
      </svg>
      <svg
        viewBox="0 0 640 344"
        preserveAspectRatio="xMaxYMax meet"
        className="absolute -right-12 bottom-0 h-[17.5rem] max-w-none md:right-0 md:h-[15.5rem] lg:h-[17.5rem] xl:h-full"
      >
        <g className="max-md:hidden">
          <path d="M528 30a50 50 0 1 0 50 66 42 42 0 0 1-50-66z" fill="var(--shadow-ink)" />
          <path d="M525 24a50 50 0 1 0 50 66 42 42 0 0 1-50-66z" fill="#f5e6c4" />
        </g>
        <g transform="translate(398 192)">
          <Wheel />
        </g>
        <g transform="translate(560 300) scale(.92)">
          <Tent dark="#1d8a78" />
        </g>
        <g transform="translate(222 300)">
          <Tent dark="var(--flame)" />
        </g>
        <g transform="translate(262 128) rotate(22)">
          <Rocket />
        </g>
      </svg>
      <svg
        viewBox="0 0 1400 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-14 w-full"
      >
        <path d="M0 18c160 26 300 24 450 10s270-20 420-4 330 22 530-2v38H0z" fill="var(--hill-3)" />
      </svg>
    </div>
  );
}
