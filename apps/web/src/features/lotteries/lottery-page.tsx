import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import { buttonClass } from "@houselight/ui/button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { lotteryQuery } from "../../data/engagement/lotteries/lotteries.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { CountdownLine } from "../../shell/drawings/countdown-line.tsx";
import { ModalLink } from "../../shell/modal-link.tsx";
import { LotteryProof } from "./draw/lottery-proof.tsx";
import { LotteryRules } from "./lottery-rules.tsx";
import { OwnTickets } from "./own-tickets.tsx";
import { Prizes } from "./prizes.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The page of a lottery: its prizes, the player's tickets, its rules and the proof of its draw (LOTTERY-02). */
export default function LotteryPage({ id }: { readonly id: string }) {
  const player = usePlayer();
  const { data: lottery } = useQuery(lotteryQuery(id));
  if (!lottery) return null;
  return (
    <div className="page flex flex-col gap-10 pt-6 md:gap-12 md:pt-8">
      <Head lottery={lottery} isGuest={player === null} />
      {player ? <OwnTickets lottery={lottery} /> : null}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:items-start">
        <Prizes lottery={lottery} />
        <LotteryRules lottery={lottery} />
      </div>
      <LotteryProof lottery={lottery} />
    </div>
  );
}

function Head({
  lottery,
  isGuest,
}: {
  readonly lottery: LotteryDetailView;
  readonly isGuest: boolean;
}) {
  const t = useTranslations("lotteries");
  const money = useMoney();
  const format = useFormatter();
  const queryClient = useQueryClient();
  const { title, image, tickets, ticket_price_cents: price, status, cancelled } = lottery;
  const readAgain = () =>
    void queryClient.invalidateQueries({ queryKey: lotteryQuery(lottery.identifier).queryKey });
  return (
    <section className="grid grid-cols-1 gap-6 rounded-tile bg-surface-1 p-5 shadow-paper sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-10 sm:p-8 low:p-5">
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p className="font-semibold text-amber text-sm">{t("kind")}</p>
        <h1 className="max-w-full text-2xl max-sm:hyphens-auto sm:text-3xl low:text-2xl">
          {title}
        </h1>
        {cancelled ? (
          <p role="status">{t("cancelled")}</p>
        ) : (
          <CountdownLine timer={lottery} onEnd={readAgain} />
        )}
        <p className="max-w-xl text-md text-pretty">
          {t("text", { price: money(price, "EUR"), count: lottery.prizes_cents.length })}
        </p>
        <p className="text-dim">{t("given", { count: tickets, number: format.number(tickets) })}</p>
        {status === "archive" ? null : isGuest ? (
          <ModalLink
            modal="registration"
            className={buttonClass({ kind: "action", size: "large" })}
          >
            {t("signUp")}
          </ModalLink>
        ) : (
          <Link to="/slots" className={buttonClass({ kind: "action", size: "large" })}>
            {t("play")}
          </Link>
        )}
      </div>
      {image ? <img src={image} alt="" className="size-44 max-sm:hidden low:size-32" /> : null}
    </section>
  );
}
