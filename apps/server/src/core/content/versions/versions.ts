import type {
  ContentDraft,
  ContentPageView,
  ContentTextView,
  ContentVersionView,
} from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { cleanHtml } from "../clean-html.ts";
import { builtInPages } from "../pages/built-in-pages.ts";
import type { PageText } from "../pages/page.ts";
import { selectStanding, selectText } from "../pages/page-store.ts";
import { factsFor, pageView, type Reader } from "../pages/read-page.ts";
import { forgetStanding } from "../pages/standing-texts.ts";
import {
  hasLaterVersion,
  insertVersion,
  lockTexts,
  selectVersion,
  selectVersions,
  updatePublishAt,
  type Version,
} from "./version-store.ts";

const PAGE_SIZE = 50;

/**
 * Writes a version of a page, its HTML cleaned, with an entry on the audit trail. `basedOn` is the latest
 * version that the operator has read. @throws Refused: text_changed.
 */
export async function writeVersion(
  house: House,
  operator: Operator,
  draft: ContentDraft & { readonly path: string },
  basedOn?: number,
): Promise<ContentVersionView> {
  const at = house.clock.now();
  const publishAt = momentOf(draft.publish_at, at);
  const clean = { ...draft, content: cleanHtml(draft.content) };
  const written = await house.database.tx(async (tx) => {
    await lockTexts(tx);
    if (basedOn !== undefined && (await hasLaterVersion(tx, draft, basedOn)))
      throw new Refused("text_changed");
    const id = await insertVersion(tx, clean, { at, operator: operator.email, publishAt });
    const detail = { id, l: draft.l, publish_at: publishAt?.toISOString() ?? null };
    await note(tx, operator, at, { action: "content.write", path: draft.path, detail });
    return versionView((await selectVersion(tx, at, id)) as Version, at);
  });
  forgetStanding(house, draft.l);
  return written;
}

/**
 * Decides from when a version stands that nobody has read yet.
 * @throws Refused: version_not_found, version_published.
 */
export async function publishVersion(
  house: House,
  operator: Operator,
  id: number,
  publish_at: string | null,
): Promise<ContentVersionView> {
  const at = house.clock.now();
  const publishAt = momentOf(publish_at, at);
  const published = await house.database.tx(async (tx) => {
    const version = await selectVersion(tx, at, id, true);
    if (!version) throw new Refused("version_not_found");
    if (version.publishAt && version.publishAt <= at) throw new Refused("version_published");
    await updatePublishAt(tx, id, publishAt);
    const detail = { id, l: version.locale, publish_at: publishAt?.toISOString() ?? null };
    await note(tx, operator, at, { action: "content.publish", path: version.path, detail });
    return versionView((await selectVersion(tx, at, id)) as Version, at);
  });
  forgetStanding(house, published.l);
  return published;
}

/** Lists versions, latest first. */
export async function listVersions(
  house: House,
  query: { readonly path?: string; readonly l?: string; readonly before?: number },
): Promise<ContentVersionView[]> {
  const at = house.clock.now();
  const { path = null, l = null, before = null } = query;
  const page = { path, locale: l, before, limit: PAGE_SIZE };
  return (await selectVersions(house.database, at, page)).map((version) =>
    versionView(version, at),
  );
}

/** Reads a version as visitors would. @throws Refused: version_not_found. */
export async function previewVersion(
  house: House,
  reader: Reader,
  id: number,
): Promise<ContentPageView> {
  const text = await selectText(house.database, id);
  if (!text) throw new Refused("version_not_found");
  return pageView(text, factsFor(reader));
}

interface TextQuery {
  readonly path: string;
  readonly l: string;
  readonly version?: number | undefined;
}

/**
 * Reads the text of a page in a language as it was written: of a version, else of the one that stands, or that
 * came with the product. Returns null where there is none.
 */
export async function readText(
  house: House,
  { path, l, version }: TextQuery,
): Promise<ContentTextView | null> {
  const isAsked = (text: PageText) => text.path === path && text.locale === l;
  const wanted = { paths: [path], locales: [l] };
  const stored =
    version === undefined
      ? await selectStanding(house.database, house.clock.now(), wanted)
      : [await selectText(house.database, version)].filter((text) => text !== undefined);
  const text = [...stored, ...(version === undefined ? builtInPages() : [])].find(isAsked);
  return text ? textView(text) : null;
}

const textView = (text: PageText): ContentTextView => ({
  version: text.id,
  path: text.path,
  l: text.locale,
  title: text.title,
  main_content: text.mainContent,
  content: text.content,
  categories: [...text.categories],
  hidden: text.hidden,
  json: text.json,
  parameters: text.parameters,
});

/** Nothing stands before it was written: a moment that is past means now. */
function momentOf(publishAt: string | null, now: Date): Date | null {
  if (publishAt === null) return null;
  const wanted = new Date(publishAt);
  return wanted > now ? wanted : now;
}

const note = (
  tx: Tx,
  operator: Operator,
  at: Date,
  { action, path, detail }: { action: string; path: string; detail: object },
): Promise<void> =>
  appendTrailEntries(tx, [{ at, operator, action, subject: `page ${path}`, detail }]);

const versionView = (version: Version, now: Date): ContentVersionView => ({
  id: version.id,
  path: version.path,
  l: version.locale,
  title: version.title,
  created_at: version.createdAt.toISOString(),
  created_by: version.createdBy,
  publish_at: version.publishAt?.toISOString() ?? null,
  state: stateOf(version, now),
});

function stateOf({ publishAt, standing }: Version, now: Date): ContentVersionView["state"] {
  if (publishAt === null) return "draft";
  if (publishAt > now) return "scheduled";
  return standing ? "standing" : "replaced";
}
