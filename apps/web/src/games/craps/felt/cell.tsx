import { CRAPS_PAYS, type CrapsSpot, spotOf } from "@houselight/game-maths/craps";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { Die } from "../../dice/die.tsx";
import { useFeltState } from "./felt-state.ts";
import { Puck } from "./puck.tsx";
import { useSpotName } from "./use-spot-name.ts";
import { useWords } from "../words.ts";

/** Prints what stands on a spot of the felt. */
export function CrapsCell({ spot: key }: { readonly spot: string; readonly standing: boolean }) {
  const spot = spotOf(key);
  switch (spot.role) {
    case "place":
      return <NumberCell spot={spot} />;
    case "travelled":
      return null;
    case "odds":
      return <OddsCell spot={spot} />;
    case "hard":
      return <HardCell spot={spot} />;
    default:
      return <NamedCell spot={spot} />;
  }
}

const upright =
  "pointer-events-none flex h-full w-full min-w-0 flex-col items-center justify-start pt-[6%] leading-none";
const small = "money font-medium text-[0.625rem] text-cream/90 lg:text-xs";

function usePayText(): (spot: CrapsSpot) => string {
  const t = useTranslations("games.table.pays");
  return ({ kind }) =>
    CRAPS_PAYS[kind].map(([win, stake]) => t("short", { win, stake })).join(" · ");
}

/** A number with what placing it pays, and the puck where it is the point. */
function NumberCell({ spot }: { readonly spot: CrapsSpot }) {
  const { point } = useFeltState();
  const pay = usePayText()(spot);
  return (
    <span className={upright}>
      <span className="flex items-center gap-1 font-bold font-display text-lg low:gap-px low:text-md sm:text-xl">
        {spot.number}
        {point === spot.number ? <Puck on /> : null}
      </span>
      <span className={small}>{pay}</span>
    </span>
  );
}

/** Odds: behind a number no more than a sign, where there is room for some. */
function OddsCell({ spot }: { readonly spot: CrapsSpot }) {
  const words = useWords();
  const { closed } = useFeltState();
  if (spot.number === null)
    return (
      <span className="pointer-events-none w-full min-w-0 pl-[8%] text-left text-xs leading-none sm:text-sm">
        {words(spot.side === "right" ? "felt.odds" : "felt.layOdds")}
      </span>
    );
  return closed.has(spot.key) ? null : (
    <span aria-hidden="true" className="pointer-events-none font-bold text-amber text-sm">
      +
    </span>
  );
}

function HardCell({ spot }: { readonly spot: CrapsSpot }) {
  const pay = usePayText()(spot);
  const face = (spot.number ?? 0) / 2;
  return (
    <span className="pointer-events-none flex h-full w-full min-w-0 flex-col items-start justify-center gap-0.5 pl-[8%] leading-none">
      <span className="flex h-[42%] gap-px low:h-[26%] sm:gap-0.5">
        <Die face={face} className="aspect-square h-full max-w-6" />
        <Die face={face} className="aspect-square h-full max-w-6" />
      </span>
      <span className={small}>{pay}</span>
    </span>
  );
}

/** A bet by its name: wide ones beside their chips, don't come above them. */
function NamedCell({ spot }: { readonly spot: CrapsSpot }) {
  const { point } = useFeltState();
  const pay = usePayText()(spot);
  const name = useSpotName()(spot.key);
  const isNarrow = ["two", "three", "eleven", "twelve"].includes(spot.key);
  return (
    <span
      className={clsx(
        "pointer-events-none flex h-full w-full min-w-0 flex-col justify-center gap-0.5 pl-[4%] text-left leading-tight",
        isNarrow && "pl-[8%]",
        spot.key === "dont_come" && "pl-[8%]",
        (spot.kind === "any_seven" || spot.kind === "any_craps") &&
          "flex-row! flex-wrap content-center items-center justify-start! gap-x-2!",
      )}
    >
      <span className="flex max-w-[78%] flex-wrap items-center gap-x-2 text-xs low:text-xs sm:text-sm lg:text-md">
        {isNarrow ? (
          <span className="money font-bold text-md lg:text-lg">{NUMBERS[spot.key]}</span>
        ) : (
          name
        )}
        {spot.key === "field" ? <FieldNumbers /> : null}
        {spot.key === "dont_come" && point === null ? <Puck on={false} /> : null}
      </span>
      {spot.role === "once" ? <span className={small}>{pay}</span> : null}
    </span>
  );
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, eleven: 11, twelve: 12 };

/** The numbers of the field; those that pay more stand in a ring. */
function FieldNumbers() {
  return (
    <span
      aria-hidden="true"
      className="money flex items-center gap-1 font-medium text-xs sm:gap-2 sm:text-sm"
    >
      {[2, 3, 4, 9, 10, 11, 12].map((number) => (
        <span
          key={number}
          className={clsx(
            (number === 2 || number === 12) &&
              "grid size-5 place-items-center rounded-full border border-amber sm:size-6",
          )}
        >
          {number}
        </span>
      ))}
    </span>
  );
}
