import type { TournamentView } from "@houselight/contracts/tournaments";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { usePointsText } from "../points-text.ts";
import { usePart } from "../use-tournaments.ts";

/** The player's own place and points, and the prize that was paid; nothing for who takes no part. */
export function OwnFigures({
  tournament: { frontend_identifier, levels, scoring },
}: {
  readonly tournament: TournamentView;
}) {
  const t = useTranslations("tournaments");
  const money = useMoney();
  const say = usePointsText();
  const part = usePart(frontend_identifier);
  if (part?.status !== "participating") return null;
  const { award_place: place, points, prize } = part;
  const hasPlaces = levels.length === 0;
  if (!hasPlaces && !prize) return null;
  return (
    <dl
      aria-live="polite"
      className="flex w-full flex-wrap gap-x-8 gap-y-2 border-line border-t pt-4"
    >
      {hasPlaces ? (
        <>
          <Figure name={t("ownPlace")} value={place === null ? t("noPlace") : String(place)} />
          <Figure name={t("ownPoints")} value={say(points, scoring)} />
        </>
      ) : null}
      {prize ? (
        <Figure name={t("ownPrize")} value={money(prize.amount_cents, prize.currency)} isWon />
      ) : null}
    </dl>
  );
}

const Figure = ({
  name,
  value,
  isWon = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isWon?: boolean;
}) => (
  <div>
    <dt className="text-dim text-xs">{name}</dt>
    <dd className={`money font-bold text-md ${isWon ? "text-mint" : ""}`}>{value}</dd>
  </div>
);
