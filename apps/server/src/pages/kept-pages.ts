import { compress, type Encoding, encodingOf } from "./compress-page.ts";
import { type ForeignOrigins, policyByHashes } from "./content-policy.ts";
import { type KeptInputs, nobodysRequest, type SiteAnswer } from "./page-request.ts";

/** The longest that a page is kept, from the moment its render began. */
const KEPT_MS = 1_000;
const PAGES_MAX = 500;
/** A page that is missing is missing for every guest. */
const KEPT_STATUS = new Set([200, 404]);
export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the page as this visitor's browser can read it, the same bytes to all of them. */
  body(acceptEncoding: string): Promise<{ readonly bytes: Buffer; readonly encoding?: Encoding }>;
}

export interface KeptPagesOptions {
  render(request: Request): Promise<SiteAnswer>;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  nonce(): string;
  /** Returns what the page at an address may load of others. */
  foreignOf(address: string): ForeignOrigins;
}

/**
 * Keeps pages that show nobody in particular, for a second at most, by all that their render may know
 * (`KeptInputs`). Those who ask for one at the same time wait for one render. Returns null for a page
 * that is not to be kept: it failed, set a cookie, or is no HTML.
 */
export function createKeptPages(options: KeptPagesOptions) {
  const kept = new Map<
    string,
    { readonly since: number; readonly page: Promise<KeptPage | null> }
  >();
  return async (inputs: KeptInputs): Promise<KeptPage | null> => {
    const key = JSON.stringify(Object.entries(inputs));
    const now = options.now();
    const known = kept.get(key);
    if (known && now - known.since < KEPT_MS) return known.page;
    kept.delete(key);
    // The oldest stands first: pages are taken out when they are made anew.
    const [oldest] = kept.keys();
    if (kept.size >= PAGES_MAX && oldest !== undefined) kept.delete(oldest);
    const page = renderForNobody(inputs, options);
    kept.set(key, { since: now, page });
    const drop = () => {
      if (kept.get(key)?.page === page) kept.delete(key);
    };
    page.then((made) => made ?? drop(), drop);
    return page;
  };
}

async function renderForNobody(
  inputs: KeptInputs,
  { render, nonce: makeNonce, foreignOf }: KeptPagesOptions,
): Promise<KeptPage | null> {
  const nonce = makeNonce();
  const { response, html } = await render(nobodysRequest(inputs, nonce));
  if (!KEPT_STATUS.has(response.status) || html === null || response.headers.has("set-cookie")) {
    await response.body?.cancel();
    return null;
  }
  const bare = policyByHashes(html, nonce, foreignOf(inputs.address));
  if (!bare) return null;
  const headers = Object.fromEntries(response.headers);
  delete headers["content-length"];
  const bytes = Buffer.from(bare.html);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    status: response.status,
    headers: { ...headers, "content-security-policy": bare.policy, vary: "accept-encoding" },
    async body(acceptEncoding) {
      const encoding = encodingOf(acceptEncoding);
      if (!encoding) return { bytes };
      const made = compressed.get(encoding) ?? compress(bytes, encoding);
      compressed.set(encoding, made);
      return { bytes: await made, encoding };
    },
  };
}
