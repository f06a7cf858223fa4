import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BONUS_POKER_PAYS, bonusPoker } from "../bonus-poker/index.ts";
import { JACKS_OR_BETTER_PAYS, jacksOrBetter } from "../jacks-or-better/index.ts";
import type { Fraction } from "../proof/fraction.ts";
import { fractionToPercent } from "../proof/fraction.ts";
import type { Hand } from "./hands.ts";
import { HANDS } from "./hands.ts";

const PAGE = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8");
/** The page without the spaces that pad its tables. */
const TRIMMED = PAGE.replaceAll(/ *\| */g, "|");

it.each([
  [jacksOrBetter.name, jacksOrBetter, JACKS_OR_BETTER_PAYS],
  [bonusPoker.name, bonusPoker, BONUS_POKER_PAYS],
])("docs/games.md states what each hand of %s pays, and how often it comes", (name, game, pays) => {
  const section = TRIMMED.split("\n## ").find((text) => text.startsWith(`${name}\n`)) ?? "";
  const { chances } = game.prove().details as { readonly chances: Record<Hand, Fraction> };
  for (const hand of HANDS)
    expect(section).toContain(`|${pays[hand] ?? 0}|${fractionToPercent(chances[hand], 6)} %|`);
});
