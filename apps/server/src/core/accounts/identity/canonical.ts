import { domainToASCII } from "node:url";

/** Mailboxes under several domains, by the one that counts. */
const SAME_DOMAIN: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "protonmail.ch": "proton.me",
  "pm.me": "proton.me",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
};

/** Providers that deliver `name+anything@…` to `name@…`. */
const WITH_TAGS = new Set([
  "gmail.com",
  "proton.me",
  "icloud.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "fastmail.com",
  "zoho.com",
  "yandex.com",
  "yandex.ru",
]);
/** Providers to whom dots in a name are nothing. */
const WITHOUT_DOTS = new Set(["gmail.com", "proton.me"]);

/**
 * Returns the mailbox that an e-mail reaches, written one way: small letters, the domain in ASCII, and
 * without the dots and tags that its provider ignores.
 */
export function canonicalEmail(email: string): string {
  const plain = email.normalize("NFKC").trim().toLowerCase();
  const at = plain.lastIndexOf("@");
  const written = plain.slice(at + 1).replace(/\.$/, "");
  const ascii = domainToASCII(written) || written;
  const domain = SAME_DOMAIN[ascii] ?? ascii;
  let name = plain.slice(0, at);
  if (WITH_TAGS.has(domain)) name = name.replace(/(?<=.)\+.*$/, "");
  if (WITHOUT_DOTS.has(domain)) name = name.replaceAll(".", "");
  return `${name}@${domain}`;
}

/** Letters that no decomposition leads to their plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * Returns a person's name and date of birth written one way: without marks on letters, case, spaces and
 * signs, and whichever name stands first. Null where something is missing.
 */
export function nameAndBirth(person: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
}): string | null {
  const { firstName, lastName, dateOfBirth } = person;
  if (!firstName || !lastName || !dateOfBirth) return null;
  const names = [folded(firstName), folded(lastName)].filter(Boolean).toSorted();
  return names.length < 2 ? null : `${names.join(" ")} ${dateOfBirth}`;
}

const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
