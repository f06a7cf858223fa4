import type { GameView } from "@houselight/contracts/catalogue";
import type { LiveTableFactsView, LiveTableView } from "@houselight/contracts/live-tables";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import {
  ownTableBetsQuery,
  tableFactsQuery,
} from "../../data/engagement/live-tables/live-tables.ts";
import { GatedGame } from "../../games/page/gated-game.tsx";
import { GameStrip } from "../../games/page/game-strip.tsx";
import { NotOffered } from "../../games/page/not-offered.tsx";
import type { ListedGameProps } from "../../games/page/shown-game.ts";
import { GameCover } from "../../games/stage/game-cover.tsx";
import { GameWordsProvider } from "../../i18n/game-words.tsx";
import { TableFacts } from "./beside/table-facts.tsx";
import { TableHistory } from "./beside/table-history.tsx";
import { OwnTableBets } from "./beside/own-table-bets.tsx";
import { TableBets } from "./beside/table-bets.tsx";
import { TableProof } from "./beside/table-proof.tsx";
import { LiveStage } from "./stage/live-stage.tsx";
import { useLook } from "./stage/use-look.ts";
import { useLiveTable } from "./use-live-table.ts";

/**
 * Shows a table whose rounds all share (OPEN-51). Guests look on, which costs nothing: that is its demo.
 */
export function LiveTablePage({ game, alone, gate }: ListedGameProps) {
  const { data: facts, isError } = useQuery(tableFactsQuery(game.slug));
  if (isError) return <NotOffered />;
  if (!facts) return <Waiting game={game} />;
  return (
    <GameWordsProvider game={facts.game}>
      <OfferedTable game={game} facts={facts} alone={alone} gate={gate} />
    </GameWordsProvider>
  );
}

function OfferedTable({
  game,
  facts,
  alone,
  gate,
}: Pick<ListedGameProps, "game" | "alone" | "gate"> & { readonly facts: LiveTableFactsView }) {
  const t = useTranslations("liveTables");
  // A guest has nothing to bet; a player at a table plays for money, however they came.
  const mode = usePlayer() ? "real" : "demo";
  const view = useLiveTable(game.slug);
  const studio = game.provider_name;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <GatedGame game={facts} mode={mode} studio={studio} alone={alone} gate={gate} drawn>
      <div
        ref={frame}
        className={clsx(
          "flex min-h-dvh flex-col bg-ink",
          alone ? "[--strip:0rem]" : "[--strip:4rem] low:[--strip:3rem]",
        )}
      >
        {alone ? (
          <h1 className="sr-only">{facts.title}</h1>
        ) : (
          <GameStrip
            game={facts}
            mode={mode}
            studio={studio}
            demoNote={t("onlooker")}
            frame={frame}
          />
        )}
        <Table facts={facts} view={view} alone={alone} />
      </div>
    </GatedGame>
  );
}

/** The table with what stands beside it: who bets, what came, the player's own bets, the figures. */
function Table({
  facts,
  view,
  alone,
}: {
  readonly facts: LiveTableFactsView;
  readonly view: LiveTableView | null;
  readonly alone: boolean;
}) {
  const t = useTranslations("play");
  const look = useLook(facts.game);
  const isPlayer = usePlayer() !== null;
  const { data } = useQuery({ ...ownTableBetsQuery(facts.slug), enabled: isPlayer });
  const [checked, setChecked] = useState<number | null>(null);
  const bets = isPlayer ? (data ?? []) : [];
  return (
    <div
      className={clsx(
        "mx-auto grid w-full grow content-start gap-6 low:gap-4 low:p-0",
        !alone && "max-w-[90rem] sm:p-4 low:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem] lg:p-6",
      )}
    >
      <section
        aria-label={facts.title}
        className={clsx(
          "relative flex min-h-[calc(100dvh-var(--strip))] min-w-0 overflow-clip bg-surface-1 low:min-h-[calc(100dvh-var(--strip))] low:rounded-none",
          !alone &&
            "sm:min-h-[min(45rem,calc(100dvh-6rem))] sm:rounded-tile lg:min-h-[min(48rem,calc(100dvh-7rem))] lg:self-start",
        )}
      >
        {look && view ? (
          <LiveStage facts={facts} view={view} look={look} bets={bets} />
        ) : (
          <GameCover game={facts} drawn>
            <output className="text-lg">{t("loading")}</output>
          </GameCover>
        )}
      </section>
      {alone ? null : (
        <aside
          aria-label={t("panels")}
          className="flex flex-col gap-4 low:grid low:grid-cols-2 low:items-start low:px-4 low:pb-6 max-sm:px-4 max-sm:pb-6"
        >
          <TableBets view={view} onCheck={setChecked} />
          <TableHistory slug={facts.slug} look={look} kind={facts.kind} onCheck={setChecked} />
          <OwnTableBets
            facts={facts}
            isPlayer={isPlayer}
            bets={bets}
            look={look}
            onCheck={setChecked}
          />
          <TableFacts facts={facts} />
        </aside>
      )}
      {checked === null ? null : (
        <TableProof
          slug={facts.slug}
          number={checked}
          look={look}
          onClose={() => setChecked(null)}
        />
      )}
    </div>
  );
}

function Waiting({ game }: { readonly game: Pick<GameView, "slug" | "title"> }) {
  const t = useTranslations("play");
  return (
    <div className="relative flex min-h-dvh bg-ink">
      <h1 className="sr-only">{game.title}</h1>
      <GameCover game={game} drawn>
        <output className="text-lg">{t("loading")}</output>
      </GameCover>
    </div>
  );
}
