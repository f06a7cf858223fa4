import type { SlotRules } from "@houselight/game-maths/slot";
import { useFormatter, useTranslations } from "use-intl/react";
import { sharesOf } from "../features/trail-state.ts";
import { useSymbolName } from "../slot-words.ts";

type Weights = Readonly<Record<string, number>>;

/** Prints the odds of everything that a feature draws: what a symbol turns into, what a coin or a harbour holds. */
export function FeatureOdds({ slug, rules }: { readonly slug: string; readonly rules: SlotRules }) {
  const t = useTranslations("games.slotRules");
  const named = useSymbolName(slug);
  const { mystery, expanding, hold, trail, umbrellas, reelHeights } = rules.mechanics;
  const prize = (entry: string) =>
    entry === "end" ? t("trailEnd") : t("prize", { prize: Number(entry) });
  const tables = reelHeights?.rows ?? [];
  // Reels with the same odds share a list.
  const alike = tables.every((table) => JSON.stringify(table) === JSON.stringify(tables[0]));
  const drawn = mystery ?? expanding;
  return (
    <>
      {drawn ? <OddsList title={t("odds")} weights={drawn.weights} name={named} /> : null}
      {hold ? <OddsList title={t("odds")} weights={hold.values} name={prize} /> : null}
      {umbrellas ? <OddsList title={t("odds")} weights={umbrellas.values} name={prize} /> : null}
      {umbrellas?.freeValues ? (
        <OddsList title={t("oddsFree")} weights={umbrellas.freeValues} name={prize} />
      ) : null}
      {(alike ? tables.slice(0, 1) : tables).map((table, reel) => (
        <OddsList
          key={reel}
          title={alike ? t("rowsOdds") : t("rowsOddsOfReel", { reel: reel + 1 })}
          weights={table}
          name={(rows) => t("rows", { count: Number(rows) })}
        />
      ))}
      {trail ? (
        <ol className="grid gap-3 sm:grid-cols-2">
          {trail.harbours.map((weights, index) => (
            <li key={index}>
              <OddsList
                title={t("harbour", { harbour: index + 1 })}
                weights={weights}
                name={prize}
              />
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

function OddsList({
  title,
  weights,
  name,
}: {
  readonly title: string;
  readonly weights: Weights;
  readonly name: (entry: string) => string;
}) {
  const format = useFormatter();
  const shares = sharesOf(weights);
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-semibold text-sm">{title}</h4>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shares.map(({ entry, share }) => (
          <div key={entry} className="flex gap-1.5">
            <dt className="money">{name(entry)}</dt>
            <dd className="money text-dim">
              {format.number(share, { style: "percent", maximumSignificantDigits: 3 })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
