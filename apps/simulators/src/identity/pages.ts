/** Path of the stylesheet of the pages, under the provider's own address. */
export const STYLE_PATH = "/identity.css";

export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#e9e4d8;color:#22242c;font:16px/1.5 system-ui,sans-serif;padding:24px 16px;display:grid;place-items:center}
main{background:#fffdf8;width:100%;max-width:420px;padding:28px;box-shadow:3px 6px 5px rgb(34 36 44/.22)}
h1{font-size:22px;margin:0 0 4px}
p{margin:0 0 16px}
.note{color:#5b5e6b;font-size:14px}
label{display:block;margin:0 0 16px;font-weight:600}
input[type=email]{display:block;width:100%;margin-top:6px;padding:12px;font:inherit;border:1px solid #8b8676;background:#fff}
label.tick{display:flex;gap:10px;align-items:start;font-weight:400}
input[type=checkbox]{width:20px;height:20px;margin:2px 0 0;flex:none}
.error{color:#a02617}
.row{display:flex;gap:12px;flex-wrap:wrap}
button{font:inherit;padding:12px 18px;border:1px solid #22242c;background:#fffdf8;cursor:pointer}
button.main{background:#22242c;color:#fffdf8}
:focus-visible{outline:3px solid #2f62d9;outline-offset:2px}`;

/** Policy of these pages, whose icon is none. */
export const PAGE_POLICY =
  "default-src 'none'; img-src data:; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns text made safe to stand in HTML. */
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const document = (publicUrl: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Paperpass</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${escape(publicUrl)}${STYLE_PATH}"></head>
<body><main>${body}</main></body></html>`;

/** The page on which somebody says who they are. `fault` stands above the form. */
export const loginPage = (
  publicUrl: string,
  {
    uid,
    client,
    fault,
  }: { readonly uid: string; readonly client: string; readonly fault?: string },
): string =>
  document(
    publicUrl,
    `<h1>Paperpass</h1><p class="note">Simulated: nobody is asked for a password, and any e-mail will do.</p>
<p>Go on to <strong>${escape(client)}</strong> as:</p>
${fault ? `<p class="error" role="alert">${escape(fault)}</p>` : ""}
<form method="post" action="${escape(publicUrl)}/interaction/${escape(uid)}">
<label>E-mail<input type="email" name="email" autocomplete="username" required maxlength="200"></label>
<label class="tick"><input type="checkbox" name="verified" value="yes" checked><span>Paperpass has confirmed this e-mail. Without, it is another account, of somebody who only says so.</span></label>
<div class="row"><button class="main" name="answer" value="go">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button></div></form>`,
  );

/** A page that says what went wrong. */
export const faultPage = (publicUrl: string, text: string): string =>
  document(publicUrl, `<h1>Paperpass</h1><p role="alert">${escape(text)}</p>`);
