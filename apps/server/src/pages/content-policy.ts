import { createHash } from "node:crypto";

/** Origins of others that a page may load from, each behind a blank, or "". */
export interface ForeignOrigins {
  /** Of a captcha, which also draws a frame. */
  readonly vendor: string;
  /** Of a script of somebody else. */
  readonly third: string;
  /** Of a picture that counts. */
  readonly pixel: string;
  /** Of a studio whose game the page shows in a frame. */
  readonly studio: string;
}

/**
 * Returns the content policy of a page, which may load and run: its own files, inline parts that carry
 * one of `sources`, own sockets, and what is configured of others.
 */
function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  { vendor, third, pixel, studio }: ForeignOrigins,
): string {
  const listed = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${listed(scripts)}${vendor}${third}`,
    ...(vendor || studio ? [`frame-src 'self'${vendor}${studio}`] : []),
    `style-src 'self'${listed(styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pixel}`,
    "font-src 'self'",
    `connect-src 'self' ws: wss: data: blob:${vendor}${third}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Returns the policy of a page whose inline parts carry a nonce of its own. */
export const policyByNonce = (nonce: string, foreign: ForeignOrigins): string =>
  policyOf([`nonce-${nonce}`], [`nonce-${nonce}`], foreign);

export interface NoncelessPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Takes the nonce out of a page and names its inline scripts by their hashes instead. Only scripts that
 * carried the nonce are named: what somebody else put into the page stays forbidden. Returns null where
 * the nonce would stay behind.
 */
export function policyByHashes(
  html: string,
  nonce: string,
  foreign: ForeignOrigins,
): NoncelessPage | null {
  const mark = ` nonce="${nonce}"`;
  const hashesOf = (name: "script" | "style"): string[] => {
    const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, "g"));
    const hashes = [...elements]
      .filter(([, attributes = "", text = ""]) => attributes.includes(mark) && text !== "")
      .map(([, , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
    return [...new Set(hashes)];
  };
  const policy = policyOf(hashesOf("script"), hashesOf("style"), foreign);
  const bare = html
    .replaceAll(mark, "")
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, "");
  // A browser reads a line's end in its own way, and another hash with it.
  return bare.includes(nonce) || bare.includes("\r") ? null : { html: bare, policy };
}
