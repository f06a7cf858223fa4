import { getPlayersBet } from "@houselight/contracts/sportsbook";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Amount, State } from "../../parts/values.tsx";
import { BET_TONES } from "./bet-tones.ts";
import { MarketName, oddsText } from "./market-name.tsx";

/** Shows what a bet of a player is on, at which odds, and how its legs stand. */
export function SportsBet({ player, id }: { readonly player: number; readonly id: string }) {
  const t = useWords("sportsbook");
  const read = useRead(getPlayersBet, { params: { player_id: player, id } });
  const bet = read.data;
  return (
    <Panel title={t("bet")}>
      {bet ? (
        <div className="flex flex-col gap-4">
          <Facts
            facts={[
              [
                t("state"),
                <State key="state" owner="sportsbook" state={bet.state} tones={BET_TONES} />,
              ],
              [
                t("mayBring"),
                bet.payout_cents === null ? (
                  <Amount key="most" cents={bet.potential_cents} currency={bet.currency} />
                ) : null,
              ],
            ]}
          />
          <RecordTable
            label={t("bet")}
            rows={bet.legs}
            keyOf={({ fixture, market_id, specifiers }) =>
              `${fixture.id}|${market_id}|${specifiers}`
            }
            columns={[
              {
                id: "match",
                head: t("match"),
                isMain: true,
                cell: ({ fixture }) => `${fixture.home} – ${fixture.away}`,
                to: ({ fixture }) => `/sportsbook/fixtures/${fixture.id}`,
              },
              {
                id: "market",
                head: t("market"),
                cell: ({ market_id, specifiers }) => (
                  <MarketName id={market_id} specifiers={specifiers} />
                ),
              },
              {
                id: "selection",
                head: t("selection"),
                cell: ({ selection_id }) => <code>{selection_id}</code>,
              },
              {
                id: "odds",
                head: t("odds"),
                atEnd: true,
                cell: ({ odds }) => <span className="money">{oddsText(odds)}</span>,
              },
              {
                id: "state",
                head: t("state"),
                cell: ({ state }) => <State owner="sportsbook" state={state} tones={BET_TONES} />,
              },
            ]}
          />
        </div>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Panel>
  );
}
