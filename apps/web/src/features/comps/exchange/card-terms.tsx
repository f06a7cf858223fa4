import type { CompCardView } from "@houselight/contracts/comps";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { gamesRowQuery } from "../../../data/catalogue.ts";
import { lotteriesQuery } from "../../../data/engagement/lotteries/lotteries.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Conditions of a reward, before anything is given for it. */
export function CardTerms({ card }: { readonly card: CompCardView }) {
  const t = useTranslations("comps.terms");
  const money = useMoney();
  const { type, wager, games, stake, rate, end_at } = card;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {games.map((game) => (
        <Line key={game} name={t("game")}>
          <GameLink game={game} />
        </Line>
      ))}
      {stake === null ? null : (
        <Line name={t("stake")}>{money(stake.amount_cents, stake.currency)}</Line>
      )}
      {type === "money" || type === "freespins" ? (
        <Line name={t("wager")}>{t(`wagerOf.${type}`, { count: wager })}</Line>
      ) : null}
      {rate.lottery_ids.map((id) => (
        <Line key={id} name={t("lottery")}>
          <LotteryLink id={id} />
        </Line>
      ))}
      {type === "lootboxes" ? <Line name={t("box")}>{t("boxText")}</Line> : null}
      {end_at ? (
        <Line name={t("until")}>
          <LocalTime iso={end_at} />
        </Line>
      ) : null}
    </dl>
  );
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-dim">{name}</dt>
    <dd className="text-pretty">{children}</dd>
  </>
);

/** The game of free spins, as `producer:game`; its slug until its name is there. */
function GameLink({ game }: { readonly game: string }) {
  const [producer = "", slug = ""] = game.split(":");
  const games = useData(gamesRowQuery({ named: { providers: [], slugs: [slug] } }));
  return (
    <Link
      to="/play/$producer/$name"
      params={{ producer, name: slug }}
      search={{ mode: "real" }}
      className="text-link"
    >
      {games?.data.find((one) => one.slug === slug)?.name ?? slug}
    </Link>
  );
}

function LotteryLink({ id }: { readonly id: string }) {
  const lottery = useData(lotteriesQuery)?.find((one) => one.id === id);
  const t = useTranslations("comps.terms");
  return (
    <Link to="/lottery/$slug" params={{ slug: lottery?.identifier ?? id }} className="text-link">
      {lottery?.title ?? t("lottery")}
    </Link>
  );
}
