import { type Locale, PSEUDO_LOCALE } from "@houselight/contracts";
import de from "../words/de.json" with { type: "json" };
import en from "../words/en.json" with { type: "json" };
import frCA from "../words/fr-CA.json" with { type: "json" };
import it from "../words/it.json" with { type: "json" };
import no from "../words/no.json" with { type: "json" };

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words of mails stay on the server. The other kinds of English say the same as `en`. */
const WORDS: Readonly<Partial<Record<Locale, Words>>> = { en, de, "fr-CA": frCA, it, no };

/** Says a text of the mails, with its arguments put in. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Returns the words of one part in a locale: those of a kind of mail, or `all`. The pseudo-locale
 * shows the keys. Throws when nobody has written the text.
 */
export const sayIn =
  (locale: Locale, part: string): Say =>
  (key, values = {}) => {
    if (locale === PSEUDO_LOCALE) return `mail.${part}.${key}`;
    const words: Words = WORDS[locale] ?? en;
    const text = words[part]?.[key] ?? (en as Words)[part]?.[key];
    if (text === undefined) throw new Error(`no words for ${part}.${key}`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
