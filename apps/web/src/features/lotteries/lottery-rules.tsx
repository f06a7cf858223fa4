import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { gamesRowQuery } from "../../data/catalogue.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney } from "../../i18n/use-money.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Rules of a lottery in plain words, made from what it is. */
export function LotteryRules({ lottery }: { readonly lottery: LotteryDetailView }) {
  const t = useTranslations("lotteries.rules");
  const money = useMoney();
  const { games, ticket_price_cents: price, start_at, end_at } = lottery;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      <ul className="flex list-disc flex-col gap-2 rounded-tile bg-surface-1 p-5 pl-9 text-pretty">
        <li>
          {t.rich("time", {
            start: () => <LocalTime iso={start_at} />,
            end: () => <LocalTime iso={end_at} />,
          })}
        </li>
        <li>{t("stakes", { price: money(price, "EUR") })}</li>
        <li>{t("own")}</li>
        <li>{games.length === 0 ? t("allGames") : <CountedGames slugs={games} />}</li>
        <li>{t("draw")}</li>
        <li>{t("paid")}</li>
        <li>{t("excluded")}</li>
      </ul>
    </section>
  );
}

/** Names the games whose rounds count, as far as a row of games goes. */
function CountedGames({ slugs }: { readonly slugs: readonly string[] }) {
  const t = useTranslations("lotteries.rules");
  const { data: games } = useQuery(gamesRowQuery({ named: { providers: [], slugs } }));
  return (
    <>
      {t("games", { count: slugs.length })}{" "}
      {games?.data.map(({ slug, name, provider }, at) => (
        <span key={slug}>
          {at > 0 ? ", " : null}
          <Link
            to="/play/$producer/$name"
            params={{ producer: provider, name: slug }}
            search={{ mode: "real" }}
            className="text-link"
          >
            {name}
          </Link>
        </span>
      ))}
    </>
  );
}
