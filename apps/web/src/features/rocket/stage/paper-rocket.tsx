import type { Ref } from "react";

/** Elements of the drawing that move. */
export interface RocketRefs {
  readonly shadow: Ref<SVGGElement>;
  readonly body: Ref<SVGGElement>;
  readonly flame: Ref<SVGGElement>;
}

/** Lays the rocket on its ramp before a script puts it where it flies. */
const AT_REST = "rotate(66) scale(0.5)";

const OUTLINE = "M0-76L20-26 16 8 46 54 15 46 0 56-15 46-46 54-16 8-20-26Z";

/** A rocket folded of paper, its nose up; it is turned and moved by its groups. */
export const PaperRocket = ({ shadow, body, flame }: RocketRefs) => (
  <>
    <g ref={shadow} transform={`translate(3 6) ${AT_REST}`}>
      <path d={OUTLINE} fill="#030415" fillOpacity="0.4" />
    </g>
    <g ref={body} transform={AT_REST}>
      <g ref={flame} opacity="0">
        <path d="M-9 50L0 104 9 50z" fill="#f2b33d" />
        <path d="M-4 50L0 82 4 50z" fill="#f4ecdd" />
      </g>
      <path d="M-16 8L-46 54-15 46z" fill="#ff5b2e" />
      <path d="M16 8L46 54 15 46z" fill="#c63f18" />
      <path d="M-15 46L0 20v36z" fill="#ff7a4d" />
      <path d="M15 46L0 20v36z" fill="#a83412" />
      <path d="M0-76L-20-26-15 46 0 34z" fill="#fbf5e9" />
      <path d="M0-76L20-26 15 46 0 34z" fill="#d6c8ab" />
      <path d="M-20-26L0-12v24z" fill="#efe4cd" />
      <path d="M20-26L0-12v24z" fill="#c2b291" />
      <path d="M0-76L-11-48 0-40z" fill="#ff5b2e" />
      <path d="M0-76L11-48 0-40z" fill="#c63f18" />
      <path d="M0-34L-7-25 0-16z" fill="#3edba0" />
      <path d="M0-34L7-25 0-16z" fill="#1d8a78" />
    </g>
  </>
);
