import type { FoundPlayersView } from "@houselight/contracts";
import { accountsOf } from "#core/wallet";
import type { House } from "#platform/module";
import { selectFacts } from "./file-store.ts";
import { listedPlayerView } from "./player-views.ts";
import { type SearchText, selectFitting, selectPage } from "./search-store.ts";

const ID = /^\d{1,18}$/;
/** A number as people write one: from abroad with + or 00, or the digits of the whole number. */
const PHONE = /^(?:\+|00)?[\d\s()/.-]{6,30}$/;

/** Returns what a text may be. */
export function readSearchText(text: string): SearchText {
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return {
    beginning: text,
    id: ID.test(text) ? BigInt(text) : null,
    phone: PHONE.test(text) && digits.length >= 6 ? `+${digits}` : null,
  };
}

/** Lists players for operators, or finds those whom a text fits; the latest registered first. */
export async function findPlayers(
  house: House,
  wish: {
    readonly text: string | null;
    readonly licence: string | null;
    readonly group: string | null;
    readonly before: bigint | null;
    readonly limit: number;
  },
): Promise<FoundPlayersView> {
  const { text, ...page } = wish;
  const { database } = house;
  const fitting = text === null ? null : await selectFitting(database, readSearchText(text));
  const ids = await selectPage(database, { ...page, among: fitting?.ids ?? null });
  const facts = await selectFacts(database, ids);
  const now = house.clock.now();
  const players = await Promise.all(
    facts.map(async (one) =>
      listedPlayerView(one, { currency: await activeCurrency(house, one.player.id), now }),
    ),
  );
  return { players, incomplete: fitting?.incomplete ?? false };
}

/** Returns the currency of a player's active account; those that are read together are one statement. */
export const activeCurrency = async (house: House, playerId: bigint): Promise<string | null> =>
  (await accountsOf(house, playerId)).find(({ active }) => active)?.currency ?? null;
