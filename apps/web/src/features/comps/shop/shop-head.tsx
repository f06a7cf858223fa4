import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useFormatter, useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { compEarningQuery, compPointsQuery } from "../../../data/engagement/comps/comps.ts";
import { useFlag } from "../../../data/visitor/flags.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Coin } from "../../../shell/drawings/coin.tsx";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { Awning, MarketNight } from "./drawings.tsx";

/** The stall of the shop: its name, and what is in the player's purse, while its flag is on (FLAG-01). */
export function ShopHead() {
  const t = useTranslations("sections.shop");
  const isGuest = usePlayer() === null;
  const showsPoints = useFlag("comp_points");
  return (
    <section className="relative isolate overflow-hidden rounded-tile bg-surface-1 shadow-paper">
      <MarketNight />
      <Awning />
      <div className="grid gap-6 p-5 pt-20 sm:p-8 sm:pt-24 lg:grid-cols-[5fr_4fr] lg:items-center lg:gap-12 low:grid-cols-2 low:p-5 low:pt-19">
        <div className="flex max-w-xl flex-col gap-2">
          <h1 className="text-2xl sm:text-3xl low:text-2xl">{t("title")}</h1>
          <p className="text-md text-pretty">{t("text")}</p>
          <Earning />
        </div>
        {isGuest || showsPoints ? (
          <div className="rounded-tile bg-ink p-5 shadow-paper sm:p-6 low:p-4">
            {isGuest ? <GuestPurse /> : <PlayerPurse />}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Says what earns a point, as the house has set it. */
function Earning() {
  const t = useTranslations("comps");
  const money = useMoney();
  const earning = useData(compEarningQuery);
  if (!earning) return null;
  return (
    <p className="text-dim text-pretty">
      {t("earning", {
        slots: money(earning.slots_eur_cents, "EUR"),
        others: money(earning.others_eur_cents, "EUR"),
      })}
    </p>
  );
}

function GuestPurse() {
  const t = useTranslations("comps");
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex items-center gap-4">
        <Coin className="size-14" />
        <p className="text-md text-pretty">{t("guest")}</p>
      </div>
      <ModalLink modal="registration" className={buttonClass({ kind: "action", size: "large" })}>
        {t("signUp")}
      </ModalLink>
    </div>
  );
}

function PlayerPurse() {
  const t = useTranslations("comps");
  const format = useFormatter();
  const points = useData(compPointsQuery);
  return (
    <div className="flex items-center gap-5">
      <Coin className="size-16 sm:size-20 low:size-14" />
      <div className="flex min-w-0 flex-col">
        <p className="text-dim text-sm">{t("balance")}</p>
        {points ? (
          <>
            <output className="money font-bold font-display text-2xl sm:text-3xl low:text-2xl">
              {format.number(points.chargeable.points)}
            </output>
            <p className="text-dim text-sm">
              {t("lifetime", { number: format.number(points.persistent.points) })}
            </p>
          </>
        ) : (
          <Skeleton className="h-16 w-32" />
        )}
      </div>
    </div>
  );
}
