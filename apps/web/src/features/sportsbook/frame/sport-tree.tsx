import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { treeQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { readCompetition } from "../read-competition.ts";
import { useSportName } from "../use-sport-name.ts";
import { OddsChoice } from "./odds-choice.tsx";

const WIDE = "min-[1180px]:sticky min-[1180px]:top-22 min-[1180px]:self-start";

/** Sports and competitions with their counts, and the player's bets: a rail, or a row of chips on small screens. */
export function SportTree() {
  const t = useTranslations("sportsbook");
  const site = useTranslations("sections");
  const sportName = useSportName();
  const { data: tree } = useQuery(treeQuery);
  const sports = tree?.sports ?? [];
  const live = sports.reduce((sum, sport) => sum + sport.live, 0);
  return (
    <div
      className={clsx(
        "flex min-w-0 items-center gap-3 min-[1180px]:flex-col min-[1180px]:items-stretch min-[1180px]:gap-5",
        WIDE,
      )}
    >
      <nav
        aria-label={t("tree.title")}
        className="-ml-4 min-w-0 grow overflow-x-auto pl-4 [scrollbar-width:none] md:ml-0 md:pl-0 min-[1180px]:overflow-visible"
      >
        <ul className="flex w-max gap-1.5 py-1 min-[1180px]:w-auto min-[1180px]:flex-col min-[1180px]:gap-0.5 min-[1180px]:py-0">
          <Entry>{site("sport.title")}</Entry>
          <Entry param="live" count={live}>
            {t("live.title")}
          </Entry>
          <Entry param="bets">{t("bets.title")}</Entry>
          {sports.map(({ slug, fixtures, competitions }) => [
            <Entry key={slug} param={slug} count={fixtures}>
              {sportName(slug)}
            </Entry>,
            ...competitions.map(({ id, name, fixtures: count }) => (
              <Entry key={`${slug}/${id}`} param={slug} competition={id} count={count}>
                {name}
              </Entry>
            )),
          ])}
        </ul>
      </nav>
      <OddsChoice />
    </div>
  );
}

/** A place of the tree. Competitions stand below their sport. */
function Entry({
  param,
  competition,
  count,
  children,
}: {
  readonly param?: string;
  readonly competition?: string;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  const here = useLocation({
    select: ({ pathname, search }) => `${pathname}?${readCompetition(search).competition ?? ""}`,
  });
  const path = param === undefined ? "/sport" : `/sport/${param}`;
  const isCurrent = here === `${path}?${competition ?? ""}`;
  return (
    <li>
      <Link
        to="/sport/{-$param}"
        params={param === undefined ? {} : { param }}
        search={competition === undefined ? {} : { competition }}
        aria-current={isCurrent ? "page" : undefined}
        className={clsx(
          "flex min-h-10 items-center gap-2 whitespace-nowrap rounded-control bg-surface-1 px-3 font-medium text-dim text-sm hover:text-cream aria-[current]:bg-surface-2 aria-[current]:text-cream min-[1180px]:whitespace-normal min-[1180px]:bg-transparent min-[1180px]:leading-5 min-[1180px]:hover:bg-surface-1",
          competition !== undefined && "min-[1180px]:pl-6",
        )}
      >
        <span className="min-w-0 grow">{children}</span>
        {count === undefined || count === 0 ? null : (
          <span className="money text-xs opacity-85">{count}</span>
        )}
      </Link>
    </li>
  );
}
