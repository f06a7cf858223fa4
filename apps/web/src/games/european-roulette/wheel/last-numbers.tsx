import { listRounds, type RoundView } from "@houselight/contracts/house-games";
import { isRouletteOutcome, pocketColour } from "@houselight/game-maths/european-roulette";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { call } from "../../../api/call.ts";
import type { PlayMode } from "../../game-module.ts";
import { useDemoRounds, useTellable } from "../../round/round-desk.ts";
import { roundQuery } from "../../round/round-query.ts";
import { ROUNDS_KEY } from "../../../data/house-games.ts";
import { useWords } from "../words.ts";

const SHOWN = 8;

interface ShownNumber {
  readonly id: string;
  readonly number: number;
}

const numberOf = ({ id, outcome }: RoundView): ShownNumber[] =>
  isRouletteOutcome(outcome) ? [{ id, number: outcome.number }] : [];

/** Numbers of the player's own last rounds; those of this tab in a demo. */
function useLastNumbers(game: string, mode: PlayMode): readonly ShownNumber[] {
  const queryClient = useQueryClient();
  const demo = useDemoRounds(game);
  const { data } = useQuery({
    queryKey: [...ROUNDS_KEY, game, "numbers"],
    enabled: mode === "real",
    queryFn: async ({ signal }) => {
      const rounds = await call(listRounds, { query: { game, limit: SHOWN + 1 } }, { signal });
      const whole = rounds.map(({ id }) => queryClient.fetchQuery(roundQuery(id)));
      return (await Promise.all(whole)).flatMap(numberOf);
    },
  });
  const known = mode === "real" ? (data ?? []) : demo.flatMap(numberOf);
  return useTellable(game, mode, known, SHOWN) ?? [];
}

/** The latest number first; none is shown before its ball lies. */
export function LastNumbers({ game, mode }: { readonly game: string; readonly mode: PlayMode }) {
  const t = useWords();
  const numbers = useLastNumbers(game, mode);
  return (
    <section className="flex min-w-0 max-w-full flex-col gap-1.5">
      <h2 className="font-text font-medium text-cream/80 text-xs">{t("last")}</h2>
      <ol className="flex h-8 flex-wrap gap-1.5 overflow-hidden">
        {numbers.length === 0 ? (
          <li className="self-center text-cream/80 text-sm">{t("noNumbers")}</li>
        ) : null}
        {numbers.map(({ id, number }, index) => (
          <li
            key={id}
            data-last-number
            aria-label={t("result", { number, colour: t(`colours.${pocketColour(number)}`) })}
            className={clsx(
              "money grid size-8 place-items-center rounded-control font-semibold text-cream text-sm",
              { red: "bg-[#a5283a]", black: "bg-[#161c38]", green: "bg-[#1f7a55]" }[
                pocketColour(number)
              ],
              index > 0 && "opacity-80",
            )}
          >
            {number}
          </li>
        ))}
      </ol>
    </section>
  );
}
