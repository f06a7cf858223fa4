import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { paperCard } from "../cards/card-art.ts";
import { SUIT_PATHS } from "../cards/suit-paths.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#1a2547", "#21305c", "#293b70"] as const;
const WINE = "#8f2232";
const INK = "#161c38";
const pip = (suit: keyof typeof SUIT_PATHS, fill: string) => ({
  d: SUIT_PATHS[suit],
  fill,
  box: 100,
});

/** Two hands fanned towards each other, and the chips between them. */
function cover(view: View): string {
  const felt = backing(FELT[0]);
  return (
    felt +
    cut({ d: disc(150, 178, 168, 4), fill: FELT[1], lift: 1.6 }) +
    paperCard({ x: 204, y: 118, width: 104, degrees: 13 }, pip("clubs", "#17603f")) +
    paperCard({ x: 236, y: 146, width: 104, degrees: 22 }, pip("hearts", "#a5283a")) +
    paperCard({ x: 78, y: 196, width: 116, degrees: -16 }, pip("diamonds", "#1f559c")) +
    paperCard({ x: 124, y: 218, width: 116, degrees: -5 }, pip("spades", INK)) +
    beside(view, () => [
      paperCard({ x: -104, y: 190, width: 108, degrees: -19 }, pip("hearts", "#a5283a")),
      paperCard({ x: 404, y: 188, width: 108, degrees: 17 }, pip("spades", INK)),
    ]) +
    cut({ d: wave(300, 400, 338, 11, 120, 6), fill: FELT[2], lift: 1.4 }) +
    chip(214, 322, 34, WINE, 4) +
    chip(250, 350, 34, "#d8913a", 9) +
    beside(view, () => [chip(-60, 348, 36, WINE, 6), chip(366, 352, 34, "#23508f", 11)])
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const felt = backing(FELT[0]);
    return (
      felt +
      cut({ d: disc(800, 140, 640, 3), fill: "#1d294f", lift: 1.6 }) +
      cut({ d: disc(800, 140, 470, 5), fill: FELT[1], lift: 1.6 }) +
      cut({ d: wave(width, height, 890, 22, 330, 5), fill: "#141d3a", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/baccarat/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
