import type { KeptMail } from "./kept-mails.ts";

/** Path of the stylesheet of both pages, under the mailbox's own address. */
export const STYLE_PATH = "/mailbox.css";

export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#e9e4d8;color:#22242c;font:16px/1.5 system-ui,sans-serif;padding:24px 16px}
main{background:#fffdf8;max-width:760px;margin:0 auto;padding:28px;box-shadow:3px 6px 5px rgb(34 36 44/.22)}
@media (max-width:420px){main{padding:20px}}
h1{font-size:22px;margin:0 0 4px;overflow-wrap:anywhere}
p{margin:0 0 16px}
.note{color:#5b5e6b;font-size:14px}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid #ddd6c6}
li a{display:block;padding:14px 8px;color:inherit;text-decoration:none}
li a:hover{background:#f4efe3}
a:focus-visible,iframe:focus-visible{outline:3px solid #2f62d9;outline-offset:2px}
strong{display:block;overflow-wrap:anywhere}
span{color:#5b5e6b;font-size:14px;overflow-wrap:anywhere}
.back{color:#1d4f9c}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:12px 0 16px;font-size:14px}
dt{color:#5b5e6b}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:70vh;min-height:480px;border:1px solid #ddd6c6;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4efe3;padding:14px;font:13px/1.5 ui-monospace,monospace}`;

/** Returns text made safe to stand in HTML. */
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const document = (publicUrl: string, title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${escape(publicUrl)}${STYLE_PATH}"></head>
<body><main>${body}</main></body></html>`;

const time = (iso: string): string =>
  `<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")} UTC</time>`;

/** The page that lists the mails, the newest first. */
export const listPage = (publicUrl: string, mails: readonly KeptMail[]): string =>
  document(
    publicUrl,
    "Mailbox",
    `<h1>Mailbox</h1><p class="note">Every mail and text message of the house arrives here: nothing is sent on.</p>${
      mails.length === 0
        ? "<p>No mail has come yet.</p>"
        : `<ul>${mails
            .map(
              ({ id, subject, to, arrivedAt }) =>
                `<li><a href="${escape(publicUrl)}/mails/${id}"><strong>${escape(subject)}</strong><span>to ${escape(to.join(", "))} · ${time(arrivedAt)}</span></a></li>`,
            )
            .join("")}</ul>`
    }`,
  );

/** The page of one mail; its HTML stands in a frame that runs nothing and is of no origin. */
export const mailPage = (publicUrl: string, mail: KeptMail): string =>
  document(
    publicUrl,
    mail.subject,
    `<p><a class="back" href="${escape(publicUrl)}/">All mails</a></p><h1>${escape(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to.join(", "))}</dd>
<dt>Arrived</dt><dd>${time(mail.arrivedAt)}</dd></dl>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail" src="${escape(publicUrl)}/mails/${mail.id}/html"></iframe>
<h2>As plain text</h2><pre>${escape(mail.text)}</pre>`,
  );

/** Policy of a mail's frame: its HTML may do nothing but be drawn, and lead away in a tab of its own. */
export const FRAME_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const framed = (html: string): string => `<base target="_blank">${html}`;
