import {
  isRouletteOutcome,
  pocketColour,
  pocketName,
  type RouletteForm,
  type RouletteSpot,
} from "@houselight/game-maths/roulette";
import { clsx } from "clsx";
import { type Ref, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { type FeltLayout, upright } from "../table/felt/felt-layout.ts";
import type { SceneHandle, TableLook } from "../table/table-look.ts";
import { useResultName, useSpotName } from "./spot-name.ts";
import { Wheel } from "./wheel/wheel.tsx";

const PAPERS = { red: "#a5283a", black: "#161c38", green: "#1f7a55" } as const;

/** Makes the look of a roulette: its wheel, and a felt with the spots of its form. */
export function rouletteLook(
  { wheel, spots }: Pick<RouletteForm, "wheel" | "spots">,
  lying: FeltLayout,
  { ground, felt }: { readonly ground: string; readonly felt: string },
): TableLook<number> {
  const byKey = new Map(spots.map((spot) => [spot.key, spot]));
  const spotOf = (key: string): RouletteSpot => byKey.get(key) as RouletteSpot;
  const straights = new Map(
    spots.filter(({ kind }) => kind === "straight").map(({ key, numbers }) => [numbers[0], key]),
  );
  return {
    ground,
    lying,
    standing: upright(lying),
    scene: "square",
    Scene: ({ ref }: { readonly ref: Ref<SceneHandle<number>> }) => (
      <Wheel ref={ref} order={wheel} />
    ),
    Cell: ({ spot, standing }) => <CellText spot={spotOf(spot)} standing={standing} />,
    paper: (key) => paperOf(spotOf(key)) ?? felt,
    covered: (key) => spotOf(key).numbers.map((number) => straights.get(number) ?? ""),
    Token: NumberToken,
    useNames: () => {
      const nameSpot = useSpotName();
      const result = useResultName();
      return useMemo(
        () => ({ spot: (key: string) => nameSpot(spotOf(key)), result }),
        [nameSpot, result],
      );
    },
    read: (outcome) => (isRouletteOutcome(outcome) ? outcome.number : null),
    won: (number) =>
      new Set(spots.filter(({ numbers }) => numbers.includes(number)).map(({ key }) => key)),
    go: "spin",
    landing: "ball",
  };
}

/** Returns the paper of a cell that has a colour by the rules; null for one that is of felt. */
function paperOf({ key, kind, numbers }: RouletteSpot): string | null {
  if (kind === "straight") return PAPERS[pocketColour(numbers[0] ?? 0)];
  if (key === "red" || key === "black") return PAPERS[key];
  return null;
}

function CellText({ spot, standing }: { readonly spot: RouletteSpot; readonly standing: boolean }) {
  const t = useTranslations("games.roulette");
  const { kind, key, numbers } = spot;
  const which = key.slice(-1);
  // Upright, a dozen is a tall strip; the other words fit across in small print.
  const turned = standing && kind === "dozen" ? "[writing-mode:vertical-rl]" : undefined;
  const small = standing && kind !== "straight" && kind !== "dozen" ? "text-xs" : undefined;
  const text =
    kind === "straight"
      ? pocketName(numbers[0] ?? 0)
      : kind === "column"
        ? t("columnShort")
        : kind === "dozen"
          ? t("dozenShort", { which })
          : t(`spots.${key as "red"}`);
  return <span className={clsx("pointer-events-none", turned, small)}>{text}</span>;
}

function NumberToken({ result }: { readonly result: number }) {
  return (
    <span
      style={{ background: PAPERS[pocketColour(result)] }}
      className="money grid size-8 place-items-center rounded-control font-semibold text-cream text-sm"
    >
      {pocketName(result)}
    </span>
  );
}
