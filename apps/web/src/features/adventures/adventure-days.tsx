import type { AdventureView } from "@houselight/contracts/adventures";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { Calendar } from "./calendar.tsx";
import { Carousel } from "./carousel.tsx";
import { firstShown } from "./first-shown.ts";

/** The calendar of an adventure and the cards of its days: what is chosen in the one is shown in the other (VIP-17). */
export function AdventureDays({ adventure }: { readonly adventure: AdventureView }) {
  const t = useTranslations("adventures");
  const player = usePlayer();
  const { days, completed, total, isOver, mayJoin } = adventure;
  const [chosen, setChosen] = useState(() => firstShown(adventure));
  return (
    <section aria-label={t("calendar")} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{t("calendar")}</h2>
        <p className="money font-bold font-display text-lg">
          {t("progress", { completed, total })}
        </p>
      </div>
      {isOver ? <p role="status">{t("over")}</p> : null}
      {player && !mayJoin ? <p className="text-dim">{t("notYours")}</p> : null}
      <Calendar days={days} chosen={chosen} onChoose={setChosen} />
      <Carousel adventure={adventure} chosen={chosen} onShow={setChosen} />
    </section>
  );
}
