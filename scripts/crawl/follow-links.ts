import type { Findings } from "./findings.ts";
import type { IsKey } from "./message-keys.ts";
import { readPage } from "./read-page.ts";

export interface Answer {
  readonly status: number;
  /** Media type, without parameters. */
  readonly type: string;
  /** Address that a redirect names; null where it is none. */
  readonly location: string | null;
  readonly body: string;
}

export interface Walk {
  /** Address of the site: scheme, host and port. */
  readonly origin: string;
  /** Name of the visitor for the findings: `localhost player`. */
  readonly who: string;
  readonly starts: readonly string[];
  ask(path: string): Promise<Answer>;
  /** Tells whether a path is to be followed; others belong to another walk. */
  follows(path: string): boolean;
  readonly isKey: IsKey;
  readonly findings: Findings;
}

const AT_ONCE = 4;
const REDIRECTS_MAX = 5;
/** A site that goes on for ever is a fault of the site. */
const PAGES_MAX = 5000;

/** Follows every link of a site from its starts on, each address once. Returns the pages that it saw. */
export async function followLinks(walk: Walk): Promise<string[]> {
  const seen = new Set<string>();
  const pages: string[] = [];
  let wave = walk.starts.map((path) => ({ path, from: "the start" }));
  while (wave.length > 0) {
    const fresh = wave.filter(({ path }) => !seen.has(path) && seen.add(path));
    wave = [];
    await inTurn(fresh, async (step) => {
      const { isPage, links } = await look(walk, step);
      if (isPage) pages.push(step.path);
      wave.push(...links.map((path) => ({ path, from: step.path })));
    });
    if (seen.size <= PAGES_MAX) continue;
    walk.findings.add("dead_links", `more than ${PAGES_MAX} addresses`, walk.who);
    break;
  }
  return pages;
}

/** Runs a task for each of a list, a few at a time. */
export async function inTurn<T>(
  list: readonly T[],
  task: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const rest = [...list];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Opens one address and says where it leads on. */
async function look(
  walk: Walk,
  { path, from }: { readonly path: string; readonly from: string },
): Promise<{ isPage: boolean; links: string[] }> {
  const nothing = { isPage: false, links: [] };
  const { who, findings } = walk;
  const answer = await arrive(walk, path);
  if (answer === "elsewhere") return nothing;
  if (answer === null || answer.status >= 400) {
    const why = answer === null ? "leads in a circle" : `answers ${answer.status}`;
    findings.add("dead_links", `${walk.origin}${path} ${why}`, `${who} ${from}`);
    return nothing;
  }
  if (answer.type !== "text/html") return nothing;
  const { links, files, missing } = readPage(answer.body, walk.isKey);
  for (const what of missing) findings.add("missing_messages", what, `${who} ${path}`);
  const inside = [...links, ...files].flatMap((link) => pathInside(walk.origin, path, link) ?? []);
  return { isPage: true, links: inside.filter((link) => walk.follows(link)) };
}

/** Goes where an address leads: through redirects of the site, to an answer; null when they do not end. */
async function arrive(walk: Walk, path: string): Promise<Answer | "elsewhere" | null> {
  let at = path;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await walk.ask(at);
    if (answer.status < 300 || answer.status >= 400 || answer.location === null) return answer;
    const next = pathInside(walk.origin, at, answer.location);
    if (next === null) return "elsewhere";
    at = next;
  }
  return null;
}

/** Returns the path of a link within the site, without what stands behind `#`; null for one that leaves. */
export function pathInside(origin: string, from: string, link: string): string | null {
  if (!URL.canParse(link, `${origin}${from}`)) return null;
  const url = new URL(link, `${origin}${from}`);
  return url.origin === origin ? `${url.pathname}${url.search}` : null;
}
