import { groupName } from "@houselight/contracts/accounts";
import type { Prize, PrizeView } from "@houselight/contracts/prizes";
import type { WheelView } from "@houselight/contracts/wheel";
import { Badge } from "@houselight/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { wheelPrizesQuery } from "../../data/engagement/wheel/wheel.ts";
import { PrizeOdds } from "../../shell/drawings/prizes/prize-odds.tsx";

/** Shows the prizes of all players and those of groups, and which are the visitor's own (WHEEL-01). */
export function SegmentPrizes({ wheel }: { readonly wheel: WheelView }) {
  const t = useTranslations("wheel.segments");
  const { data } = useQuery(wheelPrizesQuery);
  const currency = wheel.prizes[0]?.bonuses[0]?.currency ?? "EUR";
  if (!data) return null;
  const all = [
    { name: t("all"), prizes: data.prizes, segment: null },
    ...data.segments.map(({ groups, prizes }, segment) => ({
      name: groups.map(groupName).join(", "),
      prizes,
      segment,
    })),
  ];
  const isOwn = (segment: number | null) => wheel.state !== "guest" && wheel.segment === segment;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="max-w-3xl text-dim text-pretty">{t("text")}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {all.map(({ name, prizes, segment }) => (
          <li
            key={segment ?? "all"}
            data-own={isOwn(segment) || undefined}
            className="rounded-tile bg-surface-1 p-4 shadow-paper sm:p-5"
          >
            <div className="mb-2 flex flex-wrap items-center gap-3">
              <h3 className="text-lg">{name}</h3>
              {isOwn(segment) ? <Badge tone="good">{t("yours")}</Badge> : null}
            </div>
            <PrizeOdds prizes={shownIn(prizes, currency)} label={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const CASH = { wager: 0, max_win: undefined };

/** Writes prizes as they stand in the setting, in a currency where operators have named it, else in euros. */
const shownIn = (prizes: readonly Prize[], wanted: string): PrizeView[] =>
  prizes.map(({ weight, bonuses }, at) => ({
    id: String(at + 1),
    weight,
    bonuses: bonuses.map((one) => {
      // Cash is never staked first.
      const { wager, max_win } = one.type === "cash" ? CASH : one.result_bonus;
      const spins = one.type === "freespins" ? one : null;
      const amounts = one.type === "freespins" ? max_win : one.bonus_amount;
      const currency = amounts && Object.hasOwn(amounts, wanted) ? wanted : "EUR";
      return {
        type: one.type,
        title: one.title,
        freespins_count: spins?.freespins_count ?? null,
        game: spins?.game ?? null,
        stake_eur_cents: spins?.stake_eur_cents ?? null,
        currency,
        amount_cents: one.type === "freespins" ? null : (one.bonus_amount[currency] ?? null),
        wager,
        // A bound in another currency than the money would say something else.
        max_win_cents: max_win?.[currency] ?? null,
      };
    }),
  }));
