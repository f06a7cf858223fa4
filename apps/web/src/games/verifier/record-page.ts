import { type GameRecord, RECORD_ELEMENT } from "./record.ts";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.4rem; }
.verdict { font-size: 1.2rem; font-weight: 700; border-left: .4rem solid #1f8a5b; padding: .4rem .8rem; }
.verdict.wrong { border-color: #c0392b; }
dl { display: grid; gap: .5rem 1rem; }
dt { opacity: .75; }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
@media (min-width: 36rem) { dl { grid-template-columns: max-content 1fr; } }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid #8884; }
th { font-weight: 400; opacity: .75; }
.numbers { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }`;

/** Nothing is loaded and nothing is sent: the page is what is in the file. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

const inHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Writes JSON so that it closes no element and opens no comment. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Returns a page that recomputes one round by itself, without network: its record, and the script of
 * `open-record.ts`, which is given as text.
 */
export const recordPage = (record: GameRecord, script: string): string => `<!doctype html>
<html lang="${inHtml(record.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${inHtml(record.title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main></main>
<script type="application/json" id="${RECORD_ELEMENT}">${inScript(record)}</script>
<script>${script.replaceAll("</script", "<\\/script")}</script>
</body>
</html>
`;
