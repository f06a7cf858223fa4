import * as endpoints from "@houselight/contracts";
import { selectStaleWagers, totalStake, type Wager } from "#money/wagers";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectRefusedSignatures, selectStudioStates } from "./games/studio-store.ts";
import { studiosOf } from "./protocol/studios.ts";
import { readRecord } from "./rounds/round-record.ts";
import { OWNER } from "./rounds/studio-owner.ts";
import { selectOfWager } from "./rounds/transaction-store.ts";

const DAY_MS = 24 * 3_600_000;
const STALE_MAX = 100;
const TRANSACTIONS_MAX = 1_000;

/** Reads rounds that no studio has ended, the oldest first. They are never ended without its word. */
export const staleRounds = (house: House): Promise<Wager[]> =>
  selectStaleWagers(house.database, {
    owner: OWNER,
    before: new Date(house.clock.now().getTime() - DAY_MS),
    limit: STALE_MAX,
  });

export const staffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listStudios, async () => {
    const studios = studiosOf(house);
    const [states, refused, stale] = await Promise.all([
      selectStudioStates(
        house.database,
        studios.map(({ id }) => id),
      ),
      selectRefusedSignatures(house.database, house.clock.now()),
      staleRounds(house),
    ]);
    return studios.map(({ id, name, protocol }) => {
      const state = states.find((one) => one.id === id);
      return {
        id,
        name,
        protocol,
        games: state?.games ?? 0,
        asked_at: state?.askedAt?.toISOString() ?? null,
        answered_at: state?.answeredAt?.toISOString() ?? null,
        fault: state?.fault ?? null,
        refused_signatures: refused.get(id) ?? 0,
        stale_rounds: stale.filter(({ record }) => readRecord(record).studio === id).length,
      };
    });
  }),
  route(endpoints.listStaleRounds, async () =>
    (await staleRounds(house)).map((wager) => {
      const { studio, round } = readRecord(wager.record);
      return {
        wager_id: wager.id,
        player_id: wager.playerId.toString(),
        studio,
        game: wager.subject,
        round,
        currency: wager.currency,
        stake_cents: Number(totalStake(wager)),
        placed_at: wager.placedAt.toISOString(),
      };
    }),
  ),
  route(endpoints.listStudioTransactions, async ({ params }) =>
    (await selectOfWager(house.database, params.id, TRANSACTIONS_MAX)).map((one) => ({
      transaction_id: one.id,
      kind: one.kind,
      amount_cents: Number(one.amount),
      currency: one.currency,
      original_transaction_id: one.original,
      closes: one.closes,
      at: one.at.toISOString(),
    })),
  ),
];
