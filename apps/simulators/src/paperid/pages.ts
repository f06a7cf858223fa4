import type { Applicant } from "./applicants.ts";

/** Path of the stylesheet, under the simulator's own address. */
export const STYLE_PATH = "/paperid.css";

export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#e9e4d8;color:#22242c;font:16px/1.5 system-ui,sans-serif;padding:24px 16px}
main{background:#fffdf8;max-width:640px;margin:0 auto;padding:28px;box-shadow:3px 6px 5px rgb(34 36 44/.22)}
@media (max-width:420px){main{padding:20px}}
h1{font-size:22px;margin:0 0 4px}h2{font-size:17px;margin:20px 0 4px}
p{margin:0 0 16px}
.note,span{color:#5b5e6b;font-size:14px}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid #ddd6c6;padding:8px 0}
li>a{display:block;padding:6px 8px;color:inherit;text-decoration:none}
li>a:hover{background:#f4efe3}
strong,span{display:block;overflow-wrap:anywhere}
.back{color:#1d4f9c}
label{display:block;font-size:14px;margin-top:14px}
select{width:100%;min-height:44px;font:inherit;margin-top:4px;background:#fff;color:#22242c;border:1px solid #767984;border-radius:6px;padding:0 10px}
button{display:block;width:100%;min-height:48px;margin-top:10px;border:0;border-radius:6px;font:600 16px system-ui,sans-serif;cursor:pointer;background:#ece7db;color:#22242c}
.yes{background:#1d6f5c;color:#fff}
a:focus-visible,button:focus-visible,select:focus-visible{outline:3px solid #2f62d9;outline-offset:2px}`;

/** Labels of a rejection that the page offers, with words for them. */
export const REJECTIONS: Readonly<Record<string, string>> = {
  UNSATISFACTORY_PHOTOS: "The photos cannot be read",
  DOCUMENT_PAGE_MISSING: "A page is missing",
  EXPIRATION_DATE: "The document has expired",
  BAD_PROOF_OF_IDENTITY: "It proves no identity",
  BAD_PROOF_OF_ADDRESS: "It proves no address",
  PROBLEMATIC_APPLICANT_DATA: "The data differs",
  FORGERY: "The document is forged",
};

/** Returns text made safe to stand in HTML. */
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const document = (publicUrl: string, title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${escape(publicUrl)}${STYLE_PATH}"></head>
<body><main>${body}
<p class="note">A simulator of identity checks: nobody looks at the documents, and they are not kept.</p></main></body></html>`;

const stateOf = ({ reviewStatus, decision }: Applicant): string =>
  decision ?? (reviewStatus === "pending" ? "waits for a decision" : "is not asked for yet");

/** The page that lists all applicants, the latest first. */
export const listPage = (publicUrl: string, applicants: readonly Applicant[]): string =>
  document(
    publicUrl,
    "Paperid",
    `<h1>Paperid</h1><p class="note">Whoever is to be checked stands here until you decide.</p>${
      applicants.length === 0
        ? "<p>Nobody has asked for a check yet.</p>"
        : `<ul>${applicants
            .map(
              (one) =>
                `<li><a href="${escape(publicUrl)}/applicants/${one.id}"><strong>${escape(one.externalUserId)}</strong><span>${escape(stateOf(one))}</span></a></li>`,
            )
            .join("")}</ul>`
    }`,
  );

/** The page of one applicant, where a person decides. */
export function applicantPage(publicUrl: string, applicant: Applicant): string {
  const documents = applicant.documents
    .map(
      ({ type, contentType, sizeBytes }) =>
        `<li><strong>${escape(type)}</strong><span>${escape(contentType)}, ${sizeBytes} bytes</span></li>`,
    )
    .join("");
  const options = Object.entries(REJECTIONS)
    .map(([label, words]) => `<option value="${label}">${words}</option>`)
    .join("");
  return document(
    publicUrl,
    "Paperid",
    `<p><a class="back" href="${escape(publicUrl)}/">All applicants</a></p>
<h1>${escape(applicant.externalUserId)}</h1><p class="note">${escape(stateOf(applicant))}</p>
<h2>Documents</h2><ul>${documents || "<li><span>none</span></li>"}</ul>
<form method="post" action="${escape(publicUrl)}/applicants/${applicant.id}">
<label for="times">The report arrives</label>
<select id="times" name="times"><option value="1">once</option><option value="3">three times</option></select>
<button class="yes" name="decision" value="approve">Approve</button>
<label for="label">Reason of a rejection</label><select id="label" name="label">${options}</select>
<button name="decision" value="reject">Reject</button>
<button name="decision" value="sanctions">Found on a sanctions list</button></form>`,
  );
}

/** The page of an applicant who shows papers by camera; here a button stands for the camera. */
export const visitPage = (publicUrl: string, applicant: Applicant, ticket: string): string =>
  document(
    publicUrl,
    "Paperid",
    applicant.reviewStatus === "pending"
      ? "<h1>Paperid</h1><p>Your papers are being checked. You can go back to where you came from.</p>"
      : `<h1>Paperid</h1><p>Show your papers and your face to the camera.</p>
<form method="post" action="${escape(publicUrl)}/visit?ticket=${escape(ticket)}">
<button class="yes">Show my papers</button></form>`,
  );
