import type { FreespinsView } from "@houselight/contracts/freespins";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { activateSpins, freespinsQuery } from "../../../data/bonuses/freespins.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useGiftFailure } from "../../../i18n/page/use-gift-failure.ts";
import { useMoney } from "../../../i18n/use-money.ts";

/**
 * Offers free spins that wait for their player in the game that is open: without it, whoever came by the
 * lobby would pay for rounds that the house would have paid.
 */
export function WaitingSpins({ spins }: { readonly spins: FreespinsView }) {
  const t = useTranslations("games.waitingSpins");
  const tTerms = useTranslations("freespins.terms");
  const tBonuses = useTranslations("bonuses");
  const money = useMoney();
  const queryClient = useQueryClient();
  const onError = useGiftFailure("ACTIVATE_FREESPINS_ERROR", freespinsQuery.queryKey);
  const start = useMutation({ mutationFn: () => activateSpins(queryClient, spins.id), onError });
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return null;
  const { freespins_total: count, stake_cents, currency, activatable_until: until } = spins;
  return (
    <div
      role="status"
      data-waiting-spins={count}
      className="pointer-events-auto flex max-w-lg flex-col items-center gap-3 rounded-tile bg-surface-2 px-5 py-4 text-center text-sm shadow-lifted low:gap-2 low:py-3"
    >
      <p className="text-pretty font-semibold text-md">{t("title", { count })}</p>
      <p className="text-pretty">
        {t("stake", { stake: money(stake_cents, currency) })}{" "}
        {until ? tTerms.rich("activateUntil", { date: () => <LocalTime iso={until} /> }) : null}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button kind="action" size="small" busy={start.isPending} onClick={() => start.mutate()}>
          {tBonuses("activate")}
        </Button>
        <Button size="small" onClick={() => setLeft(true)}>
          {t("later")}
        </Button>
      </div>
    </div>
  );
}
