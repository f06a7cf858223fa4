import { edges } from "../../../art/outlines.ts";
import { cut, disc, picture, unevenSquare } from "../../../art/paper.ts";
import { paperCard } from "../cards/card-art.ts";
import { SUIT_PATHS, SUIT_TINTS } from "../cards/suit-paths.ts";

type Suit = keyof typeof SUIT_PATHS;

/** Colours of a cabinet, the darkest first, and of its rivets. */
interface CabinetPaint {
  readonly walls: readonly [string, string, string];
  readonly metal: string;
}

/** Draws cards as a fan that opens upward from a point below them. */
export function fan(
  suits: readonly Suit[],
  { x, y, width, reach }: Readonly<Record<"x" | "y" | "width" | "reach", number>>,
): string {
  const middle = (suits.length - 1) / 2;
  return suits
    .map((suit, at) => {
      const degrees = (at - middle) * 15;
      const turn = (degrees * Math.PI) / 180;
      return paperCard(
        {
          x: Math.round(x + reach * Math.sin(turn)),
          y: Math.round(y - reach * Math.cos(turn)),
          width,
          degrees,
        },
        { d: SUIT_PATHS[suit], fill: SUIT_TINTS[suit], box: 100, share: 0.56 },
      );
    })
    .join("");
}

/** Draws a crown of tin with three points, each with a ball. */
export function crown(x: number, y: number, width: number, metal: string): string {
  const at = (across: number, down: number): [number, number] => [
    Math.round(x + across * width),
    Math.round(y + down * width),
  ];
  const band = edges(
    at(-0.5, -0.28),
    at(-0.24, -0.02),
    at(0, -0.42),
    at(0.24, -0.02),
    at(0.5, -0.28),
    at(0.42, 0.3),
    at(-0.42, 0.3),
  );
  const balls = [at(-0.5, -0.3), at(0, -0.46), at(0.5, -0.3)];
  return (
    cut({ d: band, fill: metal, lift: 1.4 }) +
    balls
      .map(([bx, by], seed) =>
        cut({ d: disc(bx, by, width * 0.07, seed + 3), fill: "#f6e3b4", lift: 0.6 }),
      )
      .join("")
  );
}

/** Draws a star of tin with twelve points. */
export function star(x: number, y: number, radius: number, metal: string): string {
  const points = Array.from({ length: 24 }, (_, at): [number, number] => {
    const turn = (at * Math.PI) / 12;
    const reach = at % 2 === 0 ? radius : radius * 0.72;
    return [Math.round(x + reach * Math.sin(turn)), Math.round(y - reach * Math.cos(turn))];
  });
  return cut({ d: edges(...points), fill: metal, lift: 1.4 });
}

/** Draws the ground behind the cards: a cabinet of tin plates with rivets. */
export function cabinet({ walls, metal }: CabinetPaint): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const plates = [0, 1, 2, 3].map((at) =>
      cut({
        d: unevenSquare(60 + at * 380, 90, 340, at + 7, 6),
        fill: at % 2 === 0 ? walls[1] : walls[2],
        lift: 1.2,
      }),
    );
    const lower = [0, 1, 2, 3].map((at) =>
      cut({
        d: unevenSquare(60 + at * 380, 470, 340, at + 17, 6),
        fill: at % 2 === 0 ? walls[2] : walls[1],
        lift: 1.2,
      }),
    );
    const rivets = [0, 1, 2, 3, 4].map((at) =>
      cut({ d: disc(40 + at * 380, 450, 13, at + 29), fill: metal, lift: 0.6 }),
    );
    return [
      `<path fill="${walls[0]}" d="M0 0h${width}v${height}H0z"/>`,
      ...plates,
      ...lower,
      ...rivets,
    ].join("");
  });
}
