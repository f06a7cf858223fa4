import { GROUPS } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { insertGroups } from "../groups/group-store.ts";
import { selectPlayer } from "../player-store.ts";
import {
  deleteMarks,
  insertMarks,
  markIdentified,
  selectMatches,
  selectUnidentified,
} from "./mark-store.ts";
import {
  CERTAIN,
  isCertain,
  type Mark,
  type MarkKind,
  markOf,
  marksOf,
  type PersonFacts,
} from "./marks.ts";
import { insertCases } from "./risk-store.ts";

/**
 * Claims for a player what tells one person from another and is new since `before`, as the profile
 * says it now. Joins the transaction that writes the profile. A certain match with another account is
 * refused, and so are name and date of birth of somebody who may not play; a likely one puts the
 * player into the group of multiple accounts and opens a case. Throws Refused: email_taken, person_known.
 */
export async function claimIdentity(
  house: House,
  tx: Tx,
  playerId: bigint,
  before: PersonFacts | null,
): Promise<void> {
  const player = await selectPlayer(tx, playerId);
  if (!player) throw new Error(`no player ${playerId}`);
  const marks = marksOf(house, player);
  const former = before === null ? [] : marksOf(house, before);
  const fresh = without(marks, former);
  await deleteMarks(tx, playerId, without(former, marks));
  if (fresh.length === 0) return;
  await judgeMarks(house, tx, playerId, fresh);
  const own = await insertMarks(tx, playerId, fresh);
  // Of many at once one gets the mark, and the others find it taken here.
  const lost = fresh.find(({ kind }) => isCertain(kind) && !own.has(kind));
  if (lost) throw refusalOf(lost.kind);
}

const without = (marks: readonly Mark[], others: readonly Mark[]): readonly Mark[] =>
  marks.filter(({ mark }) => others.every((other) => other.mark !== mark));

/** Notes the browser that a player uses; one that others use too opens a case and refuses nothing. */
export async function claimDevice(
  house: House,
  tx: Tx,
  playerId: bigint,
  dfpc: string | undefined,
): Promise<void> {
  if (!dfpc) return;
  const marks = [markOf(house, "device", dfpc)];
  const isNew = (await insertMarks(tx, playerId, marks)).size > 0;
  if (isNew) await judgeMarks(house, tx, playerId, marks);
}

async function judgeMarks(
  house: House,
  tx: Tx,
  playerId: bigint,
  marks: readonly Mark[],
): Promise<void> {
  const now = house.clock.now();
  const matches = await selectMatches(tx, playerId, marks, now);
  const certain = CERTAIN.find((kind) => matches.some((match) => match.kind === kind));
  if (certain) throw refusalOf(certain);
  if (matches.some(({ kind, isExcluded }) => isExcluded && kind === "name_birth"))
    throw new Refused("person_known");
  if (matches.length === 0) return;
  await insertGroups(tx, playerId, [GROUPS.multiAccount]);
  await insertCases(tx, playerId, matches, now);
}

/** Says no more than a form does anyway: an e-mail is taken; of all else nothing is named. */
const refusalOf = (kind: MarkKind): Refused =>
  new Refused(kind === "email" ? "email_taken" : "person_known");

const BATCH = 200;

/** Gives marks to players from before there were any; a pair of them is a case, and refuses nothing. */
export async function identifyEarlierPlayers(house: House): Promise<void> {
  for (;;) {
    const ids = await selectUnidentified(house.database, BATCH);
    if (ids.length === 0) return;
    for (const id of ids)
      await house.database.tx(async (tx) => {
        const player = await selectPlayer(tx, id);
        const marks = player ? marksOf(house, player) : [];
        const matches = await selectMatches(tx, id, marks, house.clock.now());
        await insertMarks(tx, id, marks);
        if (matches.length > 0) await insertCases(tx, id, matches, house.clock.now());
        await markIdentified(tx, id);
      });
  }
}
