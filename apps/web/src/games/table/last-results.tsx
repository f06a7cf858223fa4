import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import type { PlayMode } from "../game-module.ts";
import { useLastRounds } from "../round/kept/use-last-rounds.ts";
import type { TableLook } from "./table-look.ts";

const SHOWN = 8;

/** Results of the last rounds, the latest first; none is shown before it lies on the table. */
export function LastResults<Result>({
  game,
  mode,
  look,
}: {
  readonly game: string;
  readonly mode: PlayMode;
  readonly look: TableLook<Result>;
}) {
  const t = useTranslations("games.table");
  const names = look.useNames();
  const results = useLastRounds(game, mode, SHOWN).flatMap(({ id, outcome }) => {
    const result = look.read(outcome);
    return result === null ? [] : [{ id, result }];
  });
  return (
    <section className="flex min-w-0 max-w-full flex-col gap-1.5">
      <h2 className="font-text font-medium text-cream/80 text-xs">{t("last")}</h2>
      <ol className="flex h-8 flex-wrap gap-1.5 overflow-hidden">
        {results.length === 0 ? (
          <li className="self-center text-cream/80 text-sm">{t("noResults")}</li>
        ) : null}
        {results.map(({ id, result }, index) => (
          <li
            key={id}
            data-last-result
            aria-label={names.result(result)}
            className={clsx("h-8", index > 0 && "opacity-80")}
          >
            <look.Token result={result} />
          </li>
        ))}
      </ol>
    </section>
  );
}
