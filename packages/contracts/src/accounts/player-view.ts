import * as z from "zod/mini";

export const groupView = z.object({ id: z.string(), name: z.string() });
export type GroupView = z.infer<typeof groupView>;

/** The profile. A guest gets `{}`: logged in means that `id` is there (AUTH-01). */
export const playerView = z.object({
  id: z.int(),
  email: z.string(),
  nickname: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  country: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  mobile_phone_without_dial_code: z.nullable(z.string()),
  /** True once a code came back from the number: then another one takes a code too. */
  mobile_phone_confirmed: z.boolean(),
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  currency: z.string(),
  language: z.string(),
  statuses: z.array(groupView),
  auth_fields_missed: z.array(z.string()),
  confirmed_at: z.nullable(z.string()),
  created_at: z.string(),
  current_sign_in_at: z.nullable(z.string()),
  /** Start of the session before this one, so that a player notices a stranger's. */
  last_sign_in_at: z.nullable(z.string()),
  verified: z.boolean(),
  sumsub_verified: z.boolean(),
  two_factor_enabled: z.boolean(),
  /** False of a player who came by a provider and has chosen no password yet. */
  has_password: z.boolean(),
  can_issue_bonuses: z.boolean(),
  deposit_bonus_code: z.nullable(z.string()),
  autoregistered: z.boolean(),
  autologin_link: z.nullable(z.string()),
  /** Since when the account was dormant, of a player who is back; null from the next night on. */
  dormant_since: z.nullable(z.string()),
  license_name: z.string(),
  sow_questionnaire_expires_at: z.nullable(z.string()),
  profession: z.nullable(z.string()),
});
export type PlayerView = z.infer<typeof playerView>;

/** The player, or `{}` for a guest. */
export const playerOrGuestView = z.partial(playerView);
export type PlayerOrGuestView = z.infer<typeof playerOrGuestView>;

/** User info of the registration and login flow (AUTH-10). */
export const userInfoView = z.object({
  id: z.int(),
  user_id: z.int(),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  currency: z.string(),
  locale: z.string(),
  license_name: z.string(),
  confirmed_at: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
});
export type UserInfoView = z.infer<typeof userInfoView>;

/** `cent` names the live socket: where, as whom, and a signed token that lives for minutes. */
export const playerSettingsView = z.object({
  cent: z.object({
    url: z.string(),
    user: z.string(),
    token: z.string(),
    /** Place of the player's own channel now, from which all that is told later is heard. Null for a guest. */
    since: z.nullable(z.object({ epoch: z.string(), offset: z.int() })),
  }),
  betting_odds_types: z.array(z.string()),
});
export type PlayerSettingsView = z.infer<typeof playerSettingsView>;

export const sessionView = z.object({
  id: z.int(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.string(),
  ip: z.string(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;
