import {
  type Dice,
  isSicBoOutcome,
  SIC_BO_PAYS,
  SIC_BO_RULES,
  SIC_BO_SPOTS,
  type SicBoSpot,
  totalOfDice,
} from "@houselight/game-maths/sic-bo";
import { clsx } from "clsx";
import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { DiceScene } from "../dice/dice-scene.tsx";
import { Die } from "../dice/die.tsx";
import type { TableLook } from "../table/table-look.ts";
import { SIC_BO_LYING, SIC_BO_STANDING } from "./layout.ts";
import { useWords } from "./words.ts";

const BY_KEY = new Map(SIC_BO_SPOTS.map((spot) => [spot.key, spot]));
const spotOf = (key: string): SicBoSpot => BY_KEY.get(key) as SicBoSpot;

/** Faces that a cell shows as dice; empty where a word or a total stands. */
function facesOf({ kind, numbers }: SicBoSpot): readonly number[] {
  const [face = 0] = numbers;
  if (kind === "double") return [face, face];
  if (kind === "triple") return [face, face, face];
  return kind === "single" || kind === "combination" ? numbers : [];
}

function paperOf({ kind }: SicBoSpot): string {
  switch (kind) {
    case "small":
    case "big":
    case "odd":
    case "even":
      return "#8f2232";
    case "any_triple":
    case "triple":
      return "#7a3f08";
    case "double":
      return "#23508f";
    case "single":
      return "#17603f";
    case "combination":
      return "#1b3d6e";
    default:
      return "#41285f";
  }
}

/** Returns the name of a spot: "Small", "Total 9", "Double 2". */
function useSpotName(): (spot: SicBoSpot) => string {
  const words = useWords();
  return ({ kind, numbers }) => {
    const values = { numbers: numbers.join(", ") };
    return kind.startsWith("total")
      ? words("spots.total", values)
      : words(`spots.${kind as "single"}`, values);
  };
}

function SicBoCell({ spot: key }: { readonly spot: string }) {
  const t = useTranslations("games.table.pays");
  const spot = spotOf(key);
  const name = useSpotName()(spot);
  const faces = facesOf(spot);
  const isTotal = spot.kind.startsWith("total");
  return (
    <span className="pointer-events-none flex h-full w-full min-w-0 flex-col items-center justify-center gap-px text-center leading-none">
      {faces.length > 0 ? (
        <span
          className={clsx(
            "flex max-w-full justify-center gap-px",
            faces.length === 3 ? "h-[34%]" : "h-[42%] sm:gap-0.5",
          )}
        >
          {faces.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal faces differ by their place alone
            <Die key={index} face={face} className="aspect-square h-full min-w-0 max-w-6" />
          ))}
        </span>
      ) : (
        <span className={isTotal ? "money" : "max-w-full text-xs sm:text-md"}>
          {isTotal ? spot.numbers[0] : name}
        </span>
      )}
      <span className="money font-medium text-[0.625rem] text-cream/90 lg:text-xs">
        {t("short", { win: SIC_BO_PAYS[spot.kind][0], stake: 1 })}
      </span>
    </span>
  );
}

/** The look of sic bo: three dice above, 52 bets on the felt. */
export const SIC_BO_LOOK: TableLook<Dice> = {
  ground: "bg-[url(/games/sic-bo/background.svg)] bg-cover bg-left-top",
  lying: SIC_BO_LYING,
  standing: SIC_BO_STANDING,
  scene: "square",
  Scene: DiceScene as TableLook<Dice>["Scene"],
  Cell: SicBoCell,
  paper: (key) => paperOf(spotOf(key)),
  covered: () => [],
  Token: ({ result }) => (
    <span className="money grid size-8 place-items-center rounded-control bg-[#f7efdc] font-bold text-ink text-sm">
      {totalOfDice(result)}
    </span>
  ),
  useNames: () => {
    const words = useWords();
    const name = useSpotName();
    return useMemo(
      () => ({
        spot: (key: string) => name(spotOf(key)),
        result: (dice: Dice) =>
          words("result", { dice: dice.join(", "), total: totalOfDice(dice) }),
      }),
      [words, name],
    );
  },
  read: (outcome) => (isSicBoOutcome(outcome) ? (outcome.dice as Dice) : null),
  won: (dice) =>
    new Set(
      SIC_BO_SPOTS.filter((spot) => SIC_BO_RULES.returns(spot, dice).numerator > 0n).map(
        ({ key }) => key,
      ),
    ),
  go: "roll",
  landing: "stop",
};
