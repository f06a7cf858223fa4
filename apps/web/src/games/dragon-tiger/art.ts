import { edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, picture, silhouette, type View, wave } from "../../../art/paper.ts";
import { motif } from "../../../art/slot-tiles.ts";
import { paperCard } from "../cards/card-art.ts";

const RED = ["#3b1220", "#6d1a28"] as const;
const AMBER = ["#3d260d", "#8a4b0c"] as const;

const DRAGON = { d: silhouette("dragon-head"), fill: "#a5283a", box: 512, share: 0.84 };
const TIGER = { d: silhouette("tiger-head"), fill: "#a35a0f", box: 512, share: 0.84 };

/** Two halves of a felt, the card of the dragon on one, that of the tiger on the other. */
function cover(view: View): string {
  const ground = backing(RED[0]);
  return (
    ground +
    cut({ d: edges([560, -48], [560, 640], [-300, 640], [-300, 468]), fill: AMBER[0], lift: 1.8 }) +
    cut({ d: wave(300, 400, 372, 9, 120, 6), fill: AMBER[1], lift: 1.4 }) +
    beside(view, () => [
      motif("flame", -108, 132, 132, RED[1]),
      motif("paw-print", 420, 244, 112, AMBER[1]),
    ]) +
    paperCard({ x: 108, y: 132, width: 152, degrees: -8 }, DRAGON) +
    paperCard({ x: 194, y: 256, width: 152, degrees: 7 }, TIGER)
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const ground = backing(RED[0]);
    return (
      ground +
      cut({
        d: edges([960, -20], [1620, -20], [1620, 1020], [640, 1020]),
        fill: AMBER[0],
        lift: 2,
      }) +
      cut({ d: wave(width, height, 900, 20, 330, 5), fill: "#2a0d17", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/dragon-tiger/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
