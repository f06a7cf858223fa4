import { getPlayerWager } from "@houselight/contracts/wagers";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../api/queries.ts";
import { SportsBet } from "../features/sportsbook/sports-bet.tsx";
import { StudioTransactions } from "../features/studio-games/studio-transactions.tsx";
import { WagerCommands, WagerFacts, WagerRecord } from "../features/wagers/wager-facts.tsx";
import { MovementsPanel } from "../features/wallet/movements-panel.tsx";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";
import { ReadState } from "../parts/read-state.tsx";

/** One wager: its facts, its commands, the money that they moved, and what was played. */
export default function WagerScreen() {
  const t = useWords("wagers");
  const { player = "", id = "" } = useParams({ strict: false }) as { player?: string; id?: string };
  const read = useRead(getPlayerWager, { params: { player_id: Number(player), id } });
  const file = read.data;
  return (
    <Page
      title={t("wager")}
      up={{ to: `/players/${player}?tab=wagers`, label: t("wagersOf", { player }) }}
      about={<code>{id}</code>}
    >
      {file ? (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <WagerFacts wager={file.wager} />
          <WagerCommands commands={file.commands} currency={file.wager.currency} />
          <MovementsPanel player={Number(player)} movements={file.movements} />
          {file.wager.owner === "sportsbook" ? (
            <SportsBet player={Number(player)} id={file.wager.id} />
          ) : null}
          {file.wager.owner === "studio-games" ? <StudioTransactions wager={id} /> : null}
          {file.record === null ? null : <WagerRecord record={file.record} />}
        </div>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Page>
  );
}
