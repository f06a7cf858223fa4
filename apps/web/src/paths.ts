/** Builders of the site's addresses, for places that need one as text. Locale prefixes come later. */
export const paths = {
  lobby: () => "/",
  play: (identifier: string, mode: "real" | "demo") => `/play/${identifier}?mode=${mode}`,
  /** Each jackpot has a page under its own name (ROUTE-34). */
  jackpot: (identifier: string) => `/${encodeURIComponent(identifier)}`,
  payment: (id: string) => `/cashbox?payment=${encodeURIComponent(id)}`,
} as const;

const OF_A_GAME = /^\/play\//;

/** Tells whether an address, without its locale, is that of a game (ROUTE-25). */
export const isGamePath = (pathname: string): boolean => OF_A_GAME.test(pathname);

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
  // Their addresses are those of pages that hold the same: whoever keeps one comes to the page.
  "profile-data": { path: "/profile", access: "player" },
  limits: { path: "/profile/limits", access: "player" },
} as const;

export type ModalName = keyof typeof MODALS;

/** Tells whether a popup is one for a player, or for a guest, whoever is here. */
export const mayOpen = (name: ModalName, signedIn: boolean): boolean => {
  const { access } = MODALS[name];
  return access === "all" || access === (signedIn ? "player" : "guest");
};

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

/** Page of the betting section, whose popups of guests stay in it (SPORT-02). */
const BETTING = "/sport";
const OF_BETTING = /^\/sport(?:\/|$)/;

/** Returns the page that a popup's own address stands over, and that follows it: the lobby, or betting. */
export const homeOf = (pathname: string): "/" | typeof BETTING =>
  OF_BETTING.test(pathname) ? BETTING : "/";

/**
 * Returns the page that a popup opens over, as a link's `to`: the page that is shown, or its home where the
 * address shown is a popup's own. Only a cold load can have come to that one.
 */
export const pageUnder = (pathname: string): "." | "/" | "/sport/{-$param}" =>
  !modalOfPath(pathname) ? "." : homeOf(pathname) === BETTING ? "/sport/{-$param}" : "/";

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
