import type { LiveTableResultView } from "@houselight/contracts/live-tables";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { frequencies } from "../../../data/engagement/live-tables/frequencies.ts";
import { tableResultsQuery } from "../../../data/engagement/live-tables/live-tables.ts";
import type { AnyLook } from "../stage/use-look.ts";
import { TablePanel } from "./table-panel.tsx";

/** Fewer results than this are no record of what comes how often. */
const COUNTED_FROM = 20;

/** The last outcomes as a road of beads, six in a column; each opens the check of its round. */
export function TableHistory({
  slug,
  look,
  kind,
  onCheck,
}: {
  readonly slug: string;
  readonly look: AnyLook | null;
  readonly kind: string;
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("liveTables.history");
  const { data = [] } = useQuery(tableResultsQuery(slug));
  return (
    <TablePanel title={t("title")} note={t("count", { count: data.length })}>
      {look && data.length > 0 ? <Road look={look} results={data} onCheck={onCheck} /> : null}
      {look && kind === "roulette" && data.length >= COUNTED_FROM ? (
        <Frequencies look={look} results={data} />
      ) : null}
      <p className="text-pretty text-dim text-xs">{t("note")}</p>
    </TablePanel>
  );
}

/** Beads in a column. */
const ROWS = 6;

function Road({
  look,
  results,
  onCheck,
}: {
  readonly look: AnyLook;
  readonly results: readonly LiveTableResultView[];
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("liveTables.history");
  const names = look.useNames();
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      aria-label={t("road")}
      className="overflow-x-auto rounded-control bg-cream/10 p-2"
    >
      <ol
        style={{ gridTemplateRows: `repeat(${Math.min(ROWS, results.length)}, auto)` }}
        className="grid w-max grid-flow-col gap-1"
      >
        {results.toReversed().flatMap(({ number, outcome }) => {
          const result = look.read(outcome);
          return result === null
            ? []
            : [
                <li key={number}>
                  <button
                    type="button"
                    aria-label={t("check", { number, result: names.result(result) })}
                    onClick={() => onCheck(number)}
                    className="grid min-w-8 cursor-pointer place-items-center"
                  >
                    <look.Token result={result} />
                  </button>
                </li>,
              ];
        })}
      </ol>
    </section>
  );
}

const LISTED = 4;

/** Numbers that came most and least often among the last results: a record, and no more than that. */
function Frequencies({
  look,
  results,
}: {
  readonly look: AnyLook;
  readonly results: readonly LiveTableResultView[];
}) {
  const t = useTranslations("liveTables.history");
  const names = look.useNames();
  const { most, least } = frequencies(results, LISTED);
  const row = (title: string, list: typeof most) => (
    <div className="flex items-center gap-2">
      <dt className="min-w-0 grow text-dim text-xs">{title}</dt>
      <dd>
        <ul className="flex gap-2">
          {list.map(({ number, times }) => (
            <li
              key={number}
              aria-label={t("times", { result: names.result(number as never), count: times })}
              className="flex flex-col items-center gap-0.5"
            >
              <span className="rounded-control ring-1 ring-cream/20">
                <look.Token result={number as never} />
              </span>
              <span aria-hidden="true" className="money text-dim text-xs">
                {times}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
  return (
    <dl className="flex flex-col gap-2">
      {row(t("most"), most)}
      {row(t("least"), least)}
    </dl>
  );
}
