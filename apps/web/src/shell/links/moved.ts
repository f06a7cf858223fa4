/** Addresses that have moved for good: from an old one to the one that stands (ROUTE-16, -36, -37). */
const MOVED: readonly (readonly [RegExp, string])[] = [
  [/^\/vip-club$/, "/vip"],
  [/^\/users\/sign_in$/, "/sign-up"],
  [/^\/accounts\/history$/, "/"],
  [/^\/(?:profile|users)\/password\/edit$/, "/new-password"],
  [/^\/(?:profile|users)\/confirmation$/, "/confirmation"],
  [/^\/(?:profile|users)\/sessions$/, "/profile/security"],
  [/^\/users(\/.*)?$/, "/profile$1"],
  [/^\/(producers|categories)\/([^/]+)\/1$/, "/$1/$2"],
];

/** Capital letters of a path, and its escapes, which stay as they are. */
const CAPITALS = /%[0-9a-f]{2}|[A-Z]+/gi;

/**
 * Returns a path in small letters, as every address of a page is: guards and lists compare by them. Files,
 * which alone have a dot, are called as they are.
 */
const inSmallLetters = (path: string): string =>
  path.includes(".")
    ? path
    : path.replace(CAPITALS, (part) => (part.startsWith("%") ? part : part.toLowerCase()));

/** Returns the address to which a path has moved for good; null for one that stands. */
export function movedPath(path: string): string | null {
  const written = inSmallLetters(path);
  for (const [from, to] of MOVED) if (from.test(written)) return written.replace(from, to);
  return written === path ? null : written;
}

/** Second names of a list of games, by the first: search engines are told the first alone. */
const SECOND_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:pokies\/all|slots|(?:games|categories)\/pokies)$/, "/pokies"],
  [/^\/(?:games|categories|pokies|live)\/table$/, "/table"],
  [/^\/(?:live\/all|(?:games|categories)\/live)$/, "/live"],
  [/^\/(?:games|pokies|live)\/([^/]+)$/, "/categories/$1"],
  [/^\/tournaments\/all$/, "/tournaments"],
  [/^\/benefits-of-crypto$/, "/crypto-benefits"],
];

/** Returns the first name of a page that has several (`/games/new` is `/categories/new`). */
export function firstName(path: string): string {
  for (const [from, to] of SECOND_NAMES) if (from.test(path)) return path.replace(from, to);
  return path;
}
