import {
  getCompPoints,
  listBonuses,
  listLiveTableBets,
  listSportsBets,
  listStudioRounds,
} from "@houselight/contracts";
import type { Bet } from "../differences/bet-differences.ts";
import type { Gift, Points } from "../differences/gift-differences.ts";
import type { StudioRound } from "../differences/studio-differences.ts";
import type { Player } from "../player/player.ts";
import { STUDIO_GAME } from "../studio/studio.ts";
import { type TableBet, TABLES } from "../tables/table-bets.ts";
import { readPages, readUntilAnswered } from "./read-pages.ts";

const PAGE = 50;

/** All bets on sport of a player, latest first. */
export const readBets = ({ caller }: Player): Promise<Bet[]> =>
  readPages<Bet>(
    (last) => caller.call(listSportsBets, { query: { before: last?.id, limit: PAGE } }),
    PAGE,
  );

/** All bets of a player at live tables, table by table. */
export async function readTableBets({ caller }: Player): Promise<TableBet[]> {
  const bets: TableBet[] = [];
  for (const { slug } of TABLES)
    bets.push(
      ...(await readPages<TableBet>((last) => {
        const query = { before: last?.id, limit: PAGE };
        return caller.call(listLiveTableBets, { params: { slug }, query });
      }, PAGE)),
    );
  return bets;
}

/** All rounds of a player with the outside studio, latest first. */
export const readStudioRounds = ({ caller }: Player): Promise<StudioRound[]> =>
  readPages<StudioRound>((last) => {
    const query = { before: last?.id, limit: PAGE };
    return caller.call(listStudioRounds, { params: STUDIO_GAME, query });
  }, PAGE);

/** The bonuses of a player, and the points. */
export async function readGifts({
  caller,
}: Player): Promise<{ readonly bonuses: readonly Gift[]; readonly points: Points }> {
  return {
    bonuses: await readUntilAnswered(() => caller.call(listBonuses, {})),
    points: await readUntilAnswered(() => caller.call(getCompPoints, {})),
  };
}
