import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { adventureQuery } from "../../data/engagement/adventures/adventure.ts";
import { PaperHills } from "../../shell/drawings/paper-hills.tsx";
import { EmptyPaper } from "../../shell/pages/empty-paper.tsx";
import { AdventureDays } from "./adventure-days.tsx";

/** The page of the adventure: what it is, its calendar, the cards of its days, and its rules (VIP-14 to VIP-17). */
export default function AdventurePage() {
  const t = useTranslations("adventures");
  const { data: adventure } = useQuery(adventureQuery);
  const rules = ["days", "deposit", "superDay", "wager", "time"] as const;
  return (
    <div className="page flex flex-col gap-10 pt-6 md:gap-12 md:pt-8">
      <section className="relative isolate overflow-hidden rounded-tile bg-surface-1 p-5 shadow-paper sm:p-8 low:p-5">
        <PaperHills />
        <div className="flex max-w-xl flex-col gap-3 pb-10 sm:pb-14 low:pb-6">
          <h1 className="text-2xl sm:text-3xl low:text-2xl">{t("title")}</h1>
          <p className="text-md text-pretty">{t("text")}</p>
        </div>
      </section>
      {adventure ? (
        <AdventureDays adventure={adventure} />
      ) : (
        <EmptyPaper text={t("none")} picture="/pictures/map.svg" />
      )}
      {adventure ? (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">{t("rules.title")}</h2>
          <ul className="flex list-disc flex-col gap-2 rounded-tile bg-surface-1 p-5 pl-9 text-pretty">
            {rules
              .filter((rule) => rule !== "superDay" || adventure.hasSuperDay)
              .map((rule) => (
                <li key={rule}>{t(`rules.${rule}`)}</li>
              ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
