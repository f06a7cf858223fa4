/** A piece of clean HTML, or a placeholder with its parameters. */
export type ContentPart =
  | { readonly html: string }
  | { readonly placeholder: string; readonly parameters: Readonly<Record<string, string>> };

const PLACEHOLDER = /\{\{([a-z][a-z-]*)(?:\s+([^{}]*))?\}\}/;
/** A paragraph of placeholders alone, as editors of rich text write them: its two halves would stay empty. */
const OWN_PARAGRAPH = /<p(?:\s[^<>]*)?>\s*((?:\{\{[a-z][^{}]*\}\}\s*)+)<\/p>/g;

/**
 * Splits a page at its `{{placeholders}}`. Their parameters are written `key=value;key=value`, in the
 * text or, by the placeholder's name, beside it (CMS-06).
 */
export function splitContent(
  content: string,
  beside: Readonly<Record<string, string>> = {},
): readonly ContentPart[] {
  const pieces = content.replace(OWN_PARAGRAPH, "$1").split(PLACEHOLDER);
  const parts: ContentPart[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const html = pieces[at]?.trim();
    if (html) parts.push({ html });
    const placeholder = pieces[at + 1];
    if (placeholder === undefined) continue;
    const own = Object.hasOwn(beside, placeholder) ? (beside[placeholder] as string) : "";
    parts.push({
      placeholder,
      parameters: readParameters(`${own};${plainText(pieces[at + 2] ?? "")}`),
    });
  }
  return parts;
}

/** Entities of cleaned HTML. Their `;` would end a value. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Returns what a piece of cleaned HTML without tags says. */
const plainText = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** Reads `key=value;key=value`: what stands behind the first sign is the value, other signs included. */
const readParameters = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(";")
      .map((pair) => /^([^=]*)=(.*)$/s.exec(pair))
      .filter((pair) => pair !== null)
      .map(([, key = "", value = ""]) => [key.trim(), value.trim()]),
  );
