/** A token's page of the site, with the token in it: `/new-password?reset_password_token=…`. */
interface WithPath {
  readonly path: string;
}

/** Time and place of something that was done. */
interface Deed {
  /** As ISO 8601. */
  readonly at: string;
  readonly ip: string;
  /** `Firefox · Linux`; empty when the browser says nothing known. */
  readonly device: string;
}

/** Advertising, with the page of the site that ends it: `/unsubscribe?token=…`. */
interface Advertising {
  readonly unsubscribe: string;
}

/** Data of each kind of mail. Texts alone, for they are kept sealed until it is sent. */
export interface MailData {
  readonly confirm_email: WithPath;
  readonly new_password: WithPath;
  readonly login_link: WithPath;
  readonly limit_confirmation: WithPath;
  readonly password_changed: Deed;
  readonly new_device: Deed;
  readonly account_besieged: { readonly at: string };
  readonly second_factor_on: Deed;
  readonly second_factor_off: Deed;
  readonly recovery_codes_renewed: Deed;
  /** `way` is the name of a provider or of a passkey. */
  readonly way_in_added: Deed & { readonly way: string };
  readonly way_in_removed: Deed & { readonly way: string };
  readonly recovery_code_used: Deed & { readonly left: string };
  readonly confirm_new_email: WithPath;
  readonly email_changed: Deed & { readonly email: string };
  readonly phone_changed: Deed;
  /** The day from which an account is dormant. */
  readonly dormancy_ahead: { readonly at: string };
  readonly account_dormant: { readonly at: string };
  /** The moment at which what was verified ended. */
  readonly verification_expired: { readonly at: string };
  /** The moment at which it will end. */
  readonly verification_ending: { readonly at: string };
  /** Month as `2026-05`, and the sums of each account as JSON (`ActivityAccountView[]`). */
  readonly activity_statement: { readonly month: string; readonly accounts: string };
  readonly account_closed: Deed;
  readonly account_reopened: { readonly at: string };
  readonly account_erased: { readonly at: string };
  readonly promos_begun: Advertising;
}
export type MailKind = keyof MailData;

/** Kinds that are advertising: each names the page that ends it. */
export type PromoKind = {
  [Kind in MailKind]: MailData[Kind] extends Advertising ? Kind : never;
}[MailKind];

/** The player a mail goes to. */
export interface Addressee {
  readonly playerId: bigint;
  readonly email: string;
  /** The player's language, as it is kept. */
  readonly language: string;
  /** Id of the brand where the player registered. */
  readonly brand: string;
}

/** The part of a mail that is kept sealed. */
export interface SealedMail {
  readonly email: string;
  readonly language: string;
  readonly brand: string;
  readonly data: Readonly<Record<string, string>>;
}
