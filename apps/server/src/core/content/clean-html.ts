import sanitizeHtml from "sanitize-html";

/** Tags of rich text. Checkboxes with their labels open and close what follows them (MODAL-19). */
const TAGS = `h2 h3 h4 p ul ol li a strong em b i small br hr blockquote figure figcaption img
  table thead tbody tr th td section div span details summary input label code pre dl dt dd`;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(/\s+/),
  allowedAttributes: {
    "*": ["id", "lang", "dir"],
    a: ["href", "rel"],
    img: ["src", "srcset", "alt", "width", "height"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    label: ["for"],
    details: ["open"],
    input: [{ name: "type", multiple: false, values: ["checkbox"] }, "checked"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  // A picture of another house would tell it who reads; an address without scheme leaves the site.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // A picture whose address was taken out would stand as an empty frame.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === "input" && attribs["type"] !== "checkbox") ||
    (tag === "img" && !attribs["src"] && !attribs["srcset"]),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs["href"]?.startsWith("https:") ? { ...attribs, rel: "noopener" } : attribs,
    }),
  },
};

/** Cleanings at most: broken tags that are taken out can leave others that do not fit into each other. */
const PASSES_MAX = 5;

/** Returns rich text with nothing but what a page may hold: no script, no style, no foreign picture. */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, OPTIONS);
  for (let pass = 1; pass < PASSES_MAX; pass++) {
    const again = sanitizeHtml(clean, OPTIONS);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** Writes a text so that it stands for itself inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] as string,
  );
