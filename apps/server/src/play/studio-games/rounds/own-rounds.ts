import type { EndpointInput, EndpointOutput, listStudioRounds } from "@houselight/contracts";
import { selectWagers, totalPaid, totalStake, type Wager } from "#money/wagers";
import type { House } from "#platform/module";
import { readRecord } from "./round-record.ts";
import { selectWagerIds } from "./transaction-store.ts";

type Asked = EndpointInput<typeof listStudioRounds>;
type Shown = EndpointOutput<typeof listStudioRounds>;

/**
 * Returns a page of a player's rounds of a studio's game, the latest first. Another studio may have had a game
 * of this name before: its rounds are none of these.
 */
export async function ownRounds(
  house: House,
  playerId: bigint,
  { params: { producer, name }, query: { before, limit } }: Asked,
): Promise<Shown> {
  const page = { playerId, studio: producer, game: name, before: before ?? null, limit };
  const ids = await selectWagerIds(house.database, page);
  const wagers = await selectWagers(
    house.database,
    ids.map((id) => ({ playerId, id })),
  );
  const byId = new Map(wagers.map((wager) => [wager.id, wager]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(viewOf);
}

const viewOf = (wager: Wager): Shown[number] => ({
  id: wager.id,
  round: readRecord(wager.record).round,
  status: wager.status,
  currency: wager.currency,
  stake_cents: Number(totalStake(wager)),
  payout_cents: Number(totalPaid(wager)),
  created_at: wager.placedAt.toISOString(),
});
