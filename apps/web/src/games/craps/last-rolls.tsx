import { type CrapsRollView, isCrapsOutcome } from "@houselight/game-maths/craps";
import { clsx } from "clsx";
import type { PlayMode } from "../game-module.ts";
import { useLastRounds } from "../round/kept/use-last-rounds.ts";
import { useWords } from "./words.ts";

const SHOWN = 12;
/** Rounds that are asked for: each has a roll at least. */
const ROUNDS = 6;

/** Shows the last rolls, the latest first: those of the round on the table, then of rounds before. */
export function LastRolls({
  mode,
  rolls: own,
  roundId,
}: {
  readonly mode: PlayMode;
  /** Those of the round on the table, as far as their dice lie there. */
  readonly rolls: readonly CrapsRollView[];
  readonly roundId: string | undefined;
}) {
  const words = useWords();
  const earlier = useLastRounds("craps", mode, ROUNDS).flatMap((round) =>
    round.id !== roundId && isCrapsOutcome(round.outcome)
      ? [{ id: round.id, rolls: round.outcome.rolls }]
      : [],
  );
  const here = roundId === undefined ? [] : [{ id: roundId, rolls: own }];
  const rolls = [...here, ...earlier]
    .flatMap(({ id, rolls }) =>
      rolls.map(({ dice }, at) => ({ key: `${id} ${at}`, dice })).toReversed(),
    )
    .slice(0, SHOWN);
  return (
    <section data-rolled={own.length} className="flex min-w-0 flex-col gap-1">
      <h2 className="font-text font-medium text-cream/80 text-xs">{words("lastRolls")}</h2>
      <ol className="flex h-7 flex-wrap gap-1 overflow-hidden">
        {rolls.length === 0 ? (
          <li className="self-center text-cream/80 text-sm">{words("noRolls")}</li>
        ) : null}
        {rolls.map(({ key, dice }, at) => {
          const [first = 0, second = 0] = dice;
          const total = first + second;
          return (
            <li
              key={key}
              data-last-roll={total}
              aria-label={words("roll", { first, second, total })}
              className={clsx(
                "money grid size-7 place-items-center rounded-control font-bold text-sm",
                total === 7 ? "bg-[#8f2232] text-cream" : "bg-[#f7efdc] text-ink",
                at > 0 && "opacity-80",
              )}
            >
              {total}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
