import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import type { Fixture } from "../lines/fixture.ts";
import {
  insertFixtures,
  type NewFixture,
  selectFixturesByUrn,
  updateFixtures,
} from "../lines/fixture-store.ts";
import { confirmMarkets, saveMarkets, selectMarkets } from "../lines/market-store.ts";
import { reopenLegs, settleLegs, unvoidLegs, voidLegs } from "../settlement/results.ts";
import { insertChanges } from "./fold/change-store.ts";
import { type Folded, foldMessages, isOfFixture } from "./fold/fold-messages.ts";
import { type FoldedProducers, foldProducers } from "./fold/fold-producers.ts";
import { type FeedMessage, type ReadMessages, readMessages } from "./messages.ts";
import {
  movePosition,
  renewVersions,
  selectProducers,
  suspendOpen,
  touchFixtures,
  updateProducers,
} from "./producer-store.ts";
import { showChanges } from "./show-changes.ts";

/** Messages of a run of the feed, from behind one position to another. */
export interface FeedBatch {
  readonly run: string;
  readonly from: number;
  readonly next: number;
  /** As they came. */
  readonly messages: readonly unknown[];
}

/**
 * Takes a batch of messages in: all of it in one transaction, or nothing. What has changed is shown after it.
 * Returns false when another process was first.
 */
export async function applyMessages(house: House, batch: FeedBatch): Promise<boolean> {
  const read = readMessages(batch.messages);
  tellFaults(house, read);
  const isGap = read.sequences < batch.next - batch.from;
  const at = house.clock.now();
  const shown = await house.database.tx(async (tx) => {
    const { run, from, next } = batch;
    if (!(await movePosition(tx, { run, position: from }, { run, position: next }))) return null;
    const folded = await foldBatch(tx, read.messages, at);
    await writeFolded(tx, folded, { at, by: "feed" });
    const producers = foldProducers(await selectProducers(tx), read.messages, { isGap, at });
    const whole = await writeProducers(tx, producers);
    return { folded, shown: { markets: folded.markets, fixtures: folded.fixtures, whole } };
  });
  if (!shown) return false;
  if (isGap)
    house.log.warn({ from: batch.from, next: batch.next }, "messages of the feed are missing");
  if (shown.folded.strangers > 0)
    house.log.info(
      { messages: shown.folded.strangers },
      "the feed tells of fixtures it has not named",
    );
  await showChanges(house, shown.shown);
  return true;
}

/** Reads what messages are about, new fixtures written first, and lays them upon it. Joins the transaction. */
async function foldBatch(tx: Tx, messages: readonly FeedMessage[], at: Date): Promise<Folded> {
  const urns = [...new Set(messages.filter(isOfFixture).map(({ fixture }) => fixture))];
  const known = await selectFixturesByUrn(tx, urns);
  const fixtures = [...known, ...(await addFixtures(tx, messages, known))];
  const markets = await selectMarkets(
    tx,
    fixtures.map(({ id }) => id),
  );
  const standing = markets.map(({ isFed: _isFed, version: _version, ...market }) => market);
  return foldMessages({ fixtures, markets: standing }, messages, at);
}

/** Writes fixtures that messages name for the first time. Joins the transaction. */
async function addFixtures(
  tx: Tx,
  messages: readonly FeedMessage[],
  known: readonly Fixture[],
): Promise<Fixture[]> {
  const added = new Map<string, NewFixture>();
  const isKnown = new Set(known.map(({ urn }) => urn));
  for (const message of messages) {
    if (message.type !== "fixture_change" || !message.detail || isKnown.has(message.fixture))
      continue;
    const { starts_at: startsAt, sport, competition, home, away } = message.detail;
    const { fixture: urn, product: producer } = message;
    added.set(urn, { urn, sport, competition, home, away, startsAt, producer });
  }
  await insertFixtures(tx, [...added.values()]);
  return selectFixturesByUrn(tx, [...added.keys()]);
}

/** Writes what messages came to, on rows and on legs. Joins the transaction. */
export async function writeFolded(
  tx: Tx,
  folded: Folded,
  said: Parameters<typeof insertChanges>[1],
): Promise<void> {
  await updateFixtures(tx, folded.fixtures);
  await saveMarkets(tx, folded.markets);
  await confirmMarkets(tx, folded.confirmed);
  await insertChanges(tx, said, folded.changes);
  await unvoidLegs(tx, folded.unvoid);
  await reopenLegs(tx, folded.reopen);
  await settleLegs(tx, folded.settle);
  await voidLegs(tx, folded.void);
}

/**
 * Writes the producers: what belongs to one that is not up any more is suspended until it is told anew.
 * Returns the fixtures that are shown otherwise by this. Joins the transaction.
 */
export async function writeProducers(
  tx: Tx,
  { producers, left, came }: FoldedProducers,
): Promise<readonly bigint[]> {
  await updateProducers(tx, producers);
  if (left.length === 0 && came.length === 0) return [];
  const fixtures = new Set([...(await suspendOpen(tx, left)), ...(await renewVersions(tx, came))]);
  await touchFixtures(tx, [...fixtures]);
  return [...fixtures];
}

function tellFaults(house: House, { unknown, malformed }: ReadMessages): void {
  if (unknown.length > 0)
    house.log.info(
      { types: [...new Set(unknown)] },
      "the feed sends messages the house does not know",
    );
  if (malformed.length > 0)
    house.log.warn({ messages: malformed.slice(0, 20) }, "messages of the feed are malformed");
}
