/** Builders of the site's addresses, for places that need one as text. Locale prefixes come later. */
export const paths = {
  lobby: () => "/",
  play: (identifier: string, mode: "real" | "demo") => `/play/${identifier}?mode=${mode}`,
  payment: (id: string) => `/cashbox?payment=${encodeURIComponent(id)}`,
} as const;

/** Popups that lie over a page under an address of their own (MODAL-01, MODAL-02, OPEN-03). */
export const MODALS = {
  registration: { path: "/registration", access: "guest" },
  login: { path: "/login", access: "guest" },
  remind: { path: "/remind", access: "guest" },
  "new-password": { path: "/new-password", access: "all" },
  confirmation: { path: "/confirmation", access: "all" },
  "email-verify": { path: "/email-verify", access: "all" },
  cashbox: { path: "/cashbox", access: "player" },
  deposit: { path: "/deposit", access: "player" },
  withdraw: { path: "/withdraw", access: "player" },
  "deposit-fast": { path: "/deposit-fast", access: "player" },
  "deposit-bonus": { path: "/deposit-bonus", access: "player" },
  statement: { path: "/cashbox/statement", access: "player" },
} as const;

export type ModalName = keyof typeof MODALS;

const NAMES_BY_PATH: Readonly<Record<string, ModalName>> = {
  "/registration": "registration",
  "/sign-up": "registration",
  "/login": "login",
  "/sign-in": "login",
  "/sport/registration": "registration",
  "/sport/login": "login",
  "/remind": "remind",
  "/new-password": "new-password",
  "/confirmation": "confirmation",
  "/email-verify": "email-verify",
  "/cashbox": "cashbox",
  "/dashboard": "cashbox",
  "/deposit": "deposit",
  "/withdraw": "withdraw",
  "/deposit-fast": "deposit-fast",
  "/deposit-bonus": "deposit-bonus",
  "/cashbox/statement": "statement",
};

/** A deposit's second address, from old links: `/accounts/7/deposit` (ROUTE-10). */
const DEPOSIT_ALIAS = /^\/accounts\/[^/]+\/deposit$/;

/** The popup whose address this is, under any of its names. */
export function modalOfPath(pathname: string): ModalName | null {
  if (DEPOSIT_ALIAS.test(pathname)) return "deposit";
  return Object.hasOwn(NAMES_BY_PATH, pathname) ? (NAMES_BY_PATH[pathname] ?? null) : null;
}

/**
 * Returns the page that a popup opens over, as a link's `to`: the page that is shown, or the lobby where the address
 * shown is a popup's own. Only a cold load can have come to that one.
 */
export const pageUnder = (pathname: string): "." | "/" => (modalOfPath(pathname) ? "/" : ".");

/**
 * A `redirect` the site may follow: a path of its own, never another site
 * (`//evil.example`, `/\evil.example`, `https:…` are refused). Null when it is none.
 */
export function localPath(redirect: string | undefined): string | null {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return null;
  // Browsers drop these from an address, which could turn `/<tab>/x` into `//x`.
  for (const character of redirect) if (character.charCodeAt(0) < 0x20) return null;
  const origin = "http://site.invalid";
  const url = URL.canParse(redirect, origin) ? new URL(redirect, origin) : null;
  // Dots may fold into a second slash: `/.//x` becomes `//x`.
  if (url?.origin !== origin || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
