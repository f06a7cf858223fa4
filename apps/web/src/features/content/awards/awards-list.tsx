import type { Award } from "@houselight/contracts/configuration";
import { Select } from "@houselight/ui/select";
import { useQuery } from "@tanstack/react-query";
import Trophy from "lucide-react/icons/trophy";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyPaper } from "../../../shell/pages/empty-paper.tsx";
import { awardsOf, awardsQuery, isWinner, yearsOf } from "./awards.ts";

/** The awards inside a page of words. */
export const AwardsPart = () => <AwardsList />;

/** The awards of the house, to be narrowed to a year (CMS-10, CMS-11). */
export function AwardsList() {
  const t = useTranslations("awards");
  const { data: awards = [], isPending } = useQuery(awardsQuery);
  const [year, setYear] = useState<number | null>(null);
  if (isPending) return null;
  if (awards.length === 0)
    return (
      <div className="mt-6">
        <EmptyPaper text={t("none")} picture="/pictures/cup.svg" />
      </div>
    );
  return (
    <>
      <div className="mt-6 max-w-60">
        <Select
          label={t("year")}
          value={year ?? ""}
          onChange={({ target }) => setYear(target.value === "" ? null : Number(target.value))}
        >
          <option value="">{t("all")}</option>
          {yearsOf(awards).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      <ul className="mt-6 grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {awardsOf(awards, year).map((award) => (
          <AwardCard key={`${award.name} ${award.nomination} ${award.year}`} award={award} />
        ))}
      </ul>
    </>
  );
}

function AwardCard({
  award: { name, nomination, prize, year, imgUrl },
}: {
  readonly award: Award;
}) {
  const won = isWinner(prize);
  return (
    <li className="flex items-center gap-4 rounded-tile bg-surface-1 p-4 shadow-paper">
      {imgUrl ? (
        <img
          src={imgUrl}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 rounded"
        />
      ) : (
        <span className="grid size-18 shrink-0 place-items-center rounded bg-surface-2 text-amber">
          <Trophy aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0">
        <h2 className="text-md">{name}</h2>
        <p className="text-dim text-sm">{nomination}</p>
        <p className="mt-1 flex gap-2 text-sm">
          <span data-won={won} className={won ? "font-semibold text-amber" : "text-cream"}>
            {prize}
          </span>
          <span className="money text-dim">{year}</span>
        </p>
      </div>
    </li>
  );
}
