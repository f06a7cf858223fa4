import type { PageHeadDraft, PageHeadVersionView, PageHeadView } from "@houselight/contracts";
import { CHANGE_TTL_MS } from "#core/configuration";
import { appendTrailEntries } from "#core/staff";
import { createReadCache } from "#platform/batching";
import { type Operator, Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { factsFor, type Reader, withFacts } from "../pages/read-page.ts";
import {
  hasLaterHead,
  type HeadVersion,
  insertHead,
  lockHeads,
  selectHeadVersions,
  selectStandingHeads,
} from "./head-store.ts";

const PAGE_SIZE = 50;
const LOCALES_MAX = 50;

/** A head that another replica wrote, or that begins by itself, is told a moment later. */
const cached = perHouse((house) =>
  createReadCache(house.clock, { ttlMs: CHANGE_TTL_MS, entriesMax: LOCALES_MAX }),
);

/** Returns the locales whose heads serve a visitor, best first. Another language serves nobody. */
const localesOf = (locale: string): readonly string[] => [
  ...new Set([locale, locale.split("-")[0] as string]),
];

const isEmpty = ({ title, description, canonical, noindex }: PageHeadView): boolean =>
  title === null && description === null && canonical === null && !noindex;

/** Lists what operators wrote for search engines in this language, with the facts of the brand. */
export async function listHeads(
  house: House,
  reader: Reader,
  locale: string,
): Promise<PageHeadView[]> {
  const read = (one: string) =>
    cached(house).get(one, () => selectStandingHeads(house.database, house.clock.now(), one));
  const heads = (await Promise.all(localesOf(locale).map(read))).flat();
  const best = new Map<string, PageHeadView>();
  for (const head of heads) if (!best.has(head.path) && !isEmpty(head)) best.set(head.path, head);
  const facts = factsFor(reader);
  const say = (text: string | null) => (text === null ? null : withFacts(text, facts));
  return [...best.values()].map(({ path, title, description, canonical, noindex }) => ({
    path,
    noindex,
    title: say(title),
    description: say(description),
    canonical,
  }));
}

/**
 * Writes a version of a page's head, with an entry on the audit trail. `basedOn` is the latest version that the
 * operator has read. @throws Refused: text_changed.
 */
export async function writeHead(
  house: House,
  operator: Operator,
  draft: PageHeadDraft,
  basedOn?: number,
): Promise<PageHeadVersionView> {
  const at = house.clock.now();
  const wanted = new Date(draft.publish_at);
  // Nothing stands before it was written.
  const publishAt = wanted > at ? wanted : at;
  const written = await house.database.tx(async (tx) => {
    await lockHeads(tx);
    if (basedOn !== undefined && (await hasLaterHead(tx, draft, basedOn)))
      throw new Refused("text_changed");
    const id = await insertHead(tx, draft, { at, operator: operator.email, publishAt });
    const { path, ...words } = draft;
    const detail = { id, ...words, publish_at: publishAt.toISOString() };
    const entry = { action: "content.head", subject: `head ${path}`, detail };
    await appendTrailEntries(tx, [{ at, operator, ...entry }]);
    const only = { path: null, before: null, id, limit: 1 };
    return (await selectHeadVersions(tx, at, only))[0] as HeadVersion;
  });
  cached(house).forget(draft.l);
  return versionView(written, at);
}

/** Lists versions of heads, latest first. */
export async function listHeadVersions(
  house: House,
  query: { readonly path?: string; readonly before?: number },
): Promise<PageHeadVersionView[]> {
  const { path = null, before = null } = query;
  const at = house.clock.now();
  const page = { path, before, id: null, limit: PAGE_SIZE };
  return (await selectHeadVersions(house.database, at, page)).map((version) =>
    versionView(version, at),
  );
}

const versionView = (version: HeadVersion, now: Date): PageHeadVersionView => ({
  id: version.id,
  path: version.path,
  l: version.locale,
  title: version.title,
  description: version.description,
  canonical: version.canonical,
  noindex: version.noindex,
  created_at: version.createdAt.toISOString(),
  created_by: version.createdBy,
  publish_at: version.publishAt.toISOString(),
  state: version.publishAt > now ? "scheduled" : version.standing ? "standing" : "replaced",
});
