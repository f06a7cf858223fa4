import { type TableRules, type TableSpot, winsOf } from "@houselight/game-maths/table";
import type { FunctionComponent } from "react";
import { BetCell } from "./bet-cell.tsx";

/** Makes the cells of a felt whose spots each print their name and what they pay by the rules. */
export function spotCell<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  useWords: () => (word: `spots.${Spot["key"]}`) => string,
): FunctionComponent<{ readonly spot: string }> {
  // Counted from every result: at the first drawing of a spot, and kept.
  const kept = new Map<string, ReturnType<typeof winsOf>>();
  const paysOf = (spot: Spot) => {
    const pays = kept.get(spot.key) ?? winsOf(rules, spot);
    kept.set(spot.key, pays);
    return pays;
  };
  return function SpotCell({ spot: key }) {
    const words = useWords();
    const spot = rules.spots.find((each) => each.key === key);
    return spot ? (
      <BetCell name={words(`spots.${spot.key as Spot["key"]}`)} pays={paysOf(spot)} />
    ) : null;
  };
}
