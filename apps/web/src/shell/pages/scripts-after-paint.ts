/** Tags of a page that load its script, as the server writes them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE_BEGIN = '<script type="module" async="" src="';
const MODULE = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/;

/** The longest that a page waits for its first picture, which a tab in the background never draws. */
const WAIT_MS = 3_000;

/**
 * Lets a page load its script when it has been painted. Until then the line and the processor are for
 * what a visitor looks at: the text and its fonts, the style sheet and the pictures in view.
 */
export function scriptsAfterPaint(html: string): string {
  const headEnd = html.indexOf("</head>");
  const scriptAt = html.lastIndexOf(MODULE_BEGIN);
  if (headEnd < 0 || scriptAt < headEnd) return html;
  const preloads: string[] = [];
  const head = html.slice(0, headEnd).replaceAll(PRELOAD, (_, address: string) => {
    preloads.push(address);
    return "";
  });
  const foot = html.slice(scriptAt).replace(MODULE, (_, source: string, nonce = "") => {
    const others = JSON.stringify(preloads.filter((address) => address !== source));
    return `<script${nonce}>${starter(JSON.stringify(source), others)}</script>`;
  });
  return head + html.slice(headEnd, scriptAt) + foot;
}

const starter = (source: string, others: string): string =>
  `{let go=()=>{go=()=>{};for(const href of ${others})add("link",{rel:"modulepreload",href});` +
  `add("script",{type:"module",src:${source}})},` +
  `add=(name,more)=>document.head.append(Object.assign(document.createElement(name),more));` +
  `requestAnimationFrame(()=>setTimeout(()=>go()));setTimeout(()=>go(),${WAIT_MS})}`;
