import { useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { bonusesQuery } from "../../data/bonuses/bonuses.ts";
import { BonusCard } from "./card/bonus-card.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The page of one bonus, told in full (BONUS-15). */
export function BonusPage({ id }: { readonly id: string }) {
  const t = useTranslations("bonuses");
  const bonus = useData(bonusesQuery)?.find((one) => one.id === id);
  if (!bonus) return null;
  return (
    <div className="page flex max-w-3xl flex-col items-stretch gap-4 pt-6 md:pt-8">
      <Link to="/profile/gifts" className="inline-flex min-h-11 items-center self-start text-link">
        {t("back")}
      </Link>
      <BonusCard bonus={bonus} isAlone />
    </div>
  );
}
