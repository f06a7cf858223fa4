import type { BrandView } from "@houselight/contracts/configuration";

/** Words of the page, in one language. */
export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const STYLE = `html{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;color:#f4ecdd;font:1rem/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem 1.5rem}img{width:3rem;height:3rem}h1{font-size:2rem;line-height:1.2;margin:1.5rem 0 .5rem}a{display:inline-block;margin-top:1rem;padding:.75rem 1.25rem;border-radius:.75rem;background:#f4ecdd;color:#14121c;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #ffb84d;outline-offset:2px}`;

/** Returns the page that stands in for all others without a connection; it needs no other file but its mark. */
export function offlinePage(
  brand: BrandView,
  locale: string,
  { mark, words }: { readonly mark: string; readonly words: OfflineWords },
): string {
  const title = escapeHtml(words.title);
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${escapeHtml(brand.name)}</title><style>${STYLE}body{background:${escapeHtml(brand.theme_color)}}</style></head><body><main><img src="${escapeHtml(mark)}" alt="${escapeHtml(brand.name)}"><h1>${title}</h1><p>${escapeHtml(words.text)}</p><a href="">${escapeHtml(words.retry)}</a></main></body></html>`;
}
