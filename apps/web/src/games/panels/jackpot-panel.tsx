import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { isRunning, jackpotQuery, useJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { paths } from "../../paths.ts";
import { Fact, Panel } from "./panel.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

const PPM = 1_000_000;

/** Shows what the jackpot that a game feeds holds now, and what it adds to the game's return; nothing where none runs. */
export function JackpotPanel({ slug }: { readonly slug: string }) {
  const t = useTranslations("jackpots");
  const format = useFormatter();
  const money = useMoney();
  const jackpot = useJackpots().find((one) => isRunning(one) && one.games.includes(slug));
  const { data } = useQuery({
    ...jackpotQuery(jackpot?.identifier ?? ""),
    enabled: jackpot !== undefined,
  });
  if (!jackpot) return null;
  const added = data?.terms.reduce((sum, { return_ppm }) => sum + return_ppm, 0);
  return (
    <Panel title={jackpot.name}>
      <dl className="flex flex-col gap-1.5">
        {jackpot.levels.toReversed().map((level) => (
          <Fact key={level.identifier} name={level.name}>
            {money(level.amount_cents, jackpot.currency)}
          </Fact>
        ))}
        <Fact name={t("rules.returns")}>
          {added === undefined
            ? "–"
            : format.number(added / PPM, { style: "percent", maximumFractionDigits: 2 })}
        </Fact>
      </dl>
      <Link
        to={paths.jackpot(jackpot.identifier) as "/"}
        className="text-link inline-flex min-h-9 items-center self-start text-sm"
      >
        {t("win.go")}
      </Link>
    </Panel>
  );
}
