import { SlotEngine } from "../engine/slot-engine.ts";
import { compileSheet } from "../engine/compiled-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { OutcomeCounts } from "./reel-windows.ts";
import type { SpinDistribution } from "./reel-windows.ts";

/** More combinations are not played one by one. */
const MOST_COMBINATIONS = 50_000_000;

/**
 * Plays every stop combination of a sheet whose rounds are one spin each.
 * @throws RangeError when there are too many.
 */
export function enumerateByPlay(sheet: ParSheet): SpinDistribution {
  const lengths = sheet.reels.map((strip) => strip.length);
  const combinations = lengths.reduce((product, length) => product * length, 1);
  if (combinations > MOST_COMBINATIONS) throw new RangeError("too many stops to play them all");
  const engine = new SlotEngine({ ...sheet, cap: undefined });
  const counts = new OutcomeCounts(compileSheet(sheet));
  const stops = lengths.map(() => 0);
  let reel = 0;
  const draw = (): number => stops[reel++] as number;
  for (let played = 0; played < combinations; played += 1) {
    reel = 0;
    counts.add(engine.play(draw), 0, 1);
    for (let turning = lengths.length - 1; turning >= 0; turning -= 1) {
      const next = (stops[turning] as number) + 1;
      stops[turning] = next === lengths[turning] ? 0 : next;
      if (next !== lengths[turning]) break;
    }
  }
  return counts.distribution(combinations);
}
