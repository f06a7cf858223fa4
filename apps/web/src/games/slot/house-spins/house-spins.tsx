import type { FreespinsView } from "@houselight/contracts/freespins";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";

/** Stands in the place of the stake while free spins of the house pay it: how many are left, what they won. */
export function HouseSpins({
  spins,
  playing,
}: {
  readonly spins: FreespinsView;
  /** One of them is on the stage. */
  readonly playing: boolean;
}) {
  const t = useTranslations("games.houseSpins");
  const money = useMoney();
  const { freespins_total: total, freespins_used: used, currency } = spins;
  const left = total - used - (playing ? 1 : 0);
  const facts = [
    [t("label"), t("left", { left, total })],
    [t("stake"), money(spins.stake_cents, currency)],
    [t("won"), money(spins.amount_cents, currency)],
  ];
  return (
    <dl
      data-house-spins={left}
      className="flex min-h-13 items-center gap-x-4 rounded-control bg-surface-2 px-3 low:min-h-11 low:w-full low:flex-wrap low:py-2 max-sm:w-full max-sm:justify-between"
    >
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col">
          <dt className="text-dim text-xs">{name}</dt>
          <dd className="money font-semibold text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
