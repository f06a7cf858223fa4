import type { RoundView } from "@houselight/contracts/house-games";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { useCelebrates, usePayoutText } from "../round/payout-text.ts";
import type { TableLook } from "./table-look.ts";

/** Says once what came and what it paid; celebrated as the licence allows. */
export function TableResult<Result>({
  round,
  look,
}: {
  /** The round whose result lies on the table; null while none does. */
  readonly round: RoundView | null;
  readonly look: TableLook<Result>;
}) {
  const t = useTranslations("games.table");
  const names = look.useNames();
  const money = useMoney();
  const payoutText = usePayoutText();
  const celebrates = useCelebrates();
  const result = round && look.read(round.outcome);
  if (!round || result === null) return <p role="status" className="sr-only" />;
  const { payout_cents: payoutCents, stake_cents: stakeCents, currency } = round;
  const name = names.result(result);
  return (
    <p role="status" className="flex flex-col">
      <span aria-hidden="true" className="font-bold font-display text-lg sm:text-xl">
        {name}
      </span>
      <span
        aria-hidden="true"
        className={
          celebrates({ payoutCents, stakeCents })
            ? "money font-bold font-display text-mint text-xl sm:text-2xl"
            : "money text-md"
        }
      >
        {payoutText({ payoutCents, stakeCents, currency })}
      </span>
      <span className="sr-only">
        {payoutCents > 0
          ? t("resultWon", {
              result: name,
              payout: money(payoutCents, currency),
              stake: money(stakeCents, currency),
            })
          : t("resultLost", { result: name })}
      </span>
    </p>
  );
}
