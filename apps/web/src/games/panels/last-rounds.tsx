import { listRounds, type RoundSummaryView } from "@houselight/contracts/house-games";
import { Skeleton } from "@houselight/ui/skeleton";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { ROUNDS_KEY } from "../../data/house-games.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { Link } from "../../shell/links/anchor/link.tsx";
import type { GameProps, PanelProps } from "../game-module.ts";
import { roundQuery } from "../round/kept/round-query.ts";
import { askRecall, useDemoRounds, useTellable } from "../round/round-desk.ts";
import { MoreButton } from "../../shell/pages/focus/more-button.tsx";
import { Panel } from "./panel.tsx";
import { RoundRow } from "./round-row.tsx";

const VerifyDialog = lazy(async () => ({
  default: (await import("./verify-dialog.tsx")).VerifyDialog,
}));

const FIRST_SHOWN = 6;
const MORE = 12;
/** The most that one answer lists, less the rounds that may be hidden. */
const SHOWN_MAX = 97;

/** Lists the player's last rounds of this game; each can be shown again on the stage, and checked. */
export function LastRounds({ game, mode, module }: PanelProps) {
  const t = useTranslations("games.panels");
  const errorText = useErrorText();
  const demo = useDemoRounds(game.slug);
  const { rounds, error, pages } = useRounds({ game, mode });
  const { show, failed } = useShow(demo);
  const [checked, setChecked] = useState<string | null>(null);
  const problem = error ?? failed;
  return (
    <Panel title={t("lastRounds")}>
      {problem ? (
        <p role="alert" className="text-brick-text text-sm">
          {errorText(problem)}
        </p>
      ) : null}
      {!rounds && !error ? <Skeleton className="h-40" /> : null}
      {rounds?.length === 0 ? <p className="text-dim text-sm">{t("noRounds")}</p> : null}
      {rounds && rounds.length > 0 ? (
        <ul className="-mr-2 max-h-96 divide-y divide-line overflow-y-auto">
          {rounds.map((round) => (
            <li key={round.id}>
              <RoundRow
                round={round}
                onShow={() => void show(round)}
                onCheck={() => setChecked(round.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <MoreButton pages={pages} size="small">
        {t("moreRounds")}
      </MoreButton>
      {mode === "real" ? (
        <Link
          to="/profile/rounds"
          preload={false}
          className="text-link inline-flex min-h-9 items-center text-sm"
        >
          {t("allRounds")}
        </Link>
      ) : null}
      <Suspense fallback={null}>
        {checked ? (
          <VerifyDialog
            id={checked}
            demo={demo.find(({ id }) => id === checked)}
            module={module}
            onClose={() => setChecked(null)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

/** Reads the rounds that may be told, and how to see more of them. */
function useRounds({ game, mode }: Pick<GameProps, "game" | "mode">) {
  const [most, setMost] = useState(FIRST_SHOWN);
  const demo = useDemoRounds(game.slug);
  const { data, error } = useQuery({
    queryKey: [...ROUNDS_KEY, game.slug, "list", most],
    enabled: mode === "real",
    placeholderData: keepPreviousData,
    // One may be hidden, one open, and one tells that there are more.
    queryFn: ({ signal }) =>
      call(listRounds, { query: { game: game.slug, limit: most + 3 } }, { signal }),
  });
  const known: readonly RoundSummaryView[] | undefined = mode === "demo" ? demo : data;
  // An open round stands on the stage: there is nothing to show again yet.
  const ended = known?.filter(({ status }) => status !== "open");
  const told = useTellable(game.slug, mode, ended, most + 1);
  const hasMore = (told?.length ?? 0) > most && most < SHOWN_MAX;
  return {
    rounds: told?.slice(0, most),
    error,
    pages: {
      hasNextPage: hasMore,
      isFetchingNextPage: false,
      fetchNextPage: () => {
        setMost(Math.min(most + MORE, SHOWN_MAX));
        return undefined;
      },
    },
  };
}

/** Asks the stage to show a round again. */
function useShow(demo: ReturnType<typeof useDemoRounds>) {
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState<unknown>(null);
  const show = async ({ id }: RoundSummaryView) => {
    setFailed(null);
    try {
      const ofDemo = demo.find((round) => round.id === id);
      askRecall(ofDemo ?? (await queryClient.fetchQuery(roundQuery(id))));
    } catch (problem) {
      setFailed(problem);
    }
  };
  return { show, failed };
}
