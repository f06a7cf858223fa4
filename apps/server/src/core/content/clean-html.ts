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
  exclusiveFilter: ({ tag, attribs }) => tag === "input" && attribs["type"] !== "checkbox",
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs["href"]?.startsWith("https:") ? { ...attribs, rel: "noopener" } : attribs,
    }),
  },
};

/** Returns rich text with nothing but what a page may hold: no script, no style, no foreign picture. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS);

/** Writes a text so that it stands for itself inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] as string,
  );
