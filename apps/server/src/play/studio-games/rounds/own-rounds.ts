import type { EndpointInput, EndpointOutput, listStudioRounds } from "@houselight/contracts";
import { selectWagerPage, totalPaid, totalStake, type Wager } from "#money/wagers";
import type { House } from "#platform/module";
import { readRecord } from "./round-record.ts";
import { OWNER } from "./studio-owner.ts";

type Asked = EndpointInput<typeof listStudioRounds>;
type Shown = EndpointOutput<typeof listStudioRounds>;

/**
 * Returns a page of a player's rounds of a studio's game, the latest first. Another studio may have had a game
 * of this name before: its rounds are passed over.
 */
export async function ownRounds(
  house: House,
  playerId: bigint,
  { params: { producer, name }, query: { before, limit } }: Asked,
): Promise<Shown> {
  const shown: Wager[] = [];
  for (let last = before ?? null; ; ) {
    const page = { playerId, owner: OWNER, subject: name, before: last, limit };
    const wagers = await selectWagerPage(house.database, page);
    shown.push(...wagers.filter(({ record }) => readRecord(record).studio === producer));
    last = wagers.at(-1)?.id ?? null;
    if (shown.length >= limit || wagers.length < limit) return shown.slice(0, limit).map(viewOf);
  }
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
