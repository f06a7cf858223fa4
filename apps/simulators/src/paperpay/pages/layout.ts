/** The path of the stylesheet of all pages, under the simulator's own address. */
export const STYLE_PATH = "/paper.css";

export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#e9e4d8;color:#22242c;font:16px/1.5 system-ui,sans-serif;padding:16px}
main{background:#fffdf8;width:100%;max-width:440px;padding:28px;box-shadow:3px 6px 5px rgb(34 36 44/.22)}
@media (max-width:420px){main{padding:20px}}
h1{font-size:17px;margin:0 0 4px}
.amount{font-size:34px;font-weight:700;font-variant-numeric:tabular-nums;margin:0;overflow-wrap:anywhere}
.to{margin:0 0 12px;overflow-wrap:anywhere}
p{margin:0 0 16px}
.note{color:#5b5e6b;font-size:14px}
div>.note{margin:2px 0 0}main>.note:last-child{margin:20px 0 0}
.fault{color:#a3172a;font-size:14px;margin:4px 0 0}
label{display:block;font-size:14px;margin-top:14px}
input[type=text],select{width:100%;min-height:44px;font:inherit;margin-top:4px;background:#fff;color:#22242c;border:1px solid #767984;border-radius:6px;padding:0 10px}
input[aria-invalid=true]{border:2px solid #a3172a}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
dl{margin:0 0 16px}dt{color:#5b5e6b;font-size:14px}
dd{margin:0 0 8px;font-family:ui-monospace,monospace;font-size:15px;overflow-wrap:anywhere}
button{display:block;width:100%;min-height:48px;margin-top:10px;border:0;border-radius:6px;font:600 16px system-ui,sans-serif;cursor:pointer}
.pay{background:#1d6f5c;color:#fff;margin-top:20px}
.other{background:#ece7db;color:#22242c}
button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #2f62d9;outline-offset:2px}`;

/** The path of the script of the card's page: without it the page works, and the slash is set on arrival. */
export const SCRIPT_PATH = "/paper.js";

export const SCRIPT = `const field = document.getElementById("expiry");
field?.addEventListener("input", ({ inputType = "" }) => {
  if (inputType.startsWith("delete")) return;
  const digits = field.value.replace(/^(\\d)\\//, "0$1").replace(/\\D/g, "").slice(0, 4);
  field.value = digits.length < 2 ? digits : digits.slice(0, 2) + "/" + digits.slice(2);
});
`;

/** The path of the icon of all pages; for a page without one browsers ask for `/favicon.ico`. */
export const ICON_PATH = "/paper.svg";

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1d6f5c"/><path d="M6 17 26 6l-4 20-7-6-4 5v-6z" fill="#fffdf8"/><path d="m11 19 15-13-11 14z" fill="#cfd8cd"/></svg>`;

/** Returns text made safe to stand in HTML. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders a whole page; `body` is HTML. It says plainly that no real money moves. */
export const document = (publicUrl: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Paperpay</title>
<link rel="icon" type="image/svg+xml" href="${escape(publicUrl)}${ICON_PATH}">
<link rel="stylesheet" href="${escape(publicUrl)}${STYLE_PATH}">
<script src="${escape(publicUrl)}${SCRIPT_PATH}" defer></script></head>
<body><main>${body}
<p class="note">A payment simulator: no real money moves.</p></main></body></html>`;

export const messagePage = (publicUrl: string, message: string): string =>
  document(publicUrl, `<h1>Paperpay</h1><p>${escape(message)}</p>`);
