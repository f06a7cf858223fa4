/** Cookie in which a browser keeps what its visitor said to cookies; the site writes it (MODAL-09). */
export const CONSENT_COOKIE = "cookie_consent";
/** Its value when the visitor agreed to all, and when to the necessary ones alone. */
export const CONSENT_TO_ALL = "all";
export const CONSENT_TO_NECESSARY = "necessary";
export type CookieConsent = typeof CONSENT_TO_ALL | typeof CONSENT_TO_NECESSARY;
/** Life of the cookie: a year. */
export const CONSENT_SECONDS = 31_536_000;
