import {
  AUTOLOGIN_PATH,
  groupName,
  type GroupView,
  type PlayerView,
  type SessionView,
  type UserInfoView,
} from "@houselight/contracts";
import type { Player } from "../player.ts";
import { detailsMissingOf } from "./missing-details.ts";
import { withoutDialCode } from "./phone-number.ts";
import type { Session } from "../sessions/session-store.ts";

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** Returns the profile; `currency` is that of the active account. Fields of modules that do not exist yet have their initial value. */
export function playerView(
  player: Player,
  {
    currency,
    groups,
    signIns,
    twoFactor,
    hasPassword,
  }: {
    readonly currency: string;
    readonly groups: readonly string[];
    readonly signIns: readonly Date[];
    readonly twoFactor: boolean;
    readonly hasPassword: boolean;
  },
): PlayerView {
  return {
    id: Number(player.id),
    email: player.email,
    nickname: player.nickname,
    first_name: player.firstName,
    last_name: player.lastName,
    date_of_birth: player.dateOfBirth,
    gender: player.gender,
    country: player.country,
    state: player.state,
    city: player.city,
    address: player.address,
    postal_code: player.postalCode,
    mobile_phone: player.mobilePhone,
    mobile_phone_without_dial_code: withoutDialCode(player.mobilePhone),
    mobile_phone_confirmed: player.phoneConfirmedAt !== null,
    receive_promos: player.receivePromos,
    receive_sms_promos: player.receiveSmsPromos,
    currency,
    language: player.language,
    statuses: groupViews(groups),
    auth_fields_missed: fieldsMissed(player),
    confirmed_at: iso(player.confirmedAt),
    created_at: player.createdAt.toISOString(),
    current_sign_in_at: iso(signIns[0]),
    last_sign_in_at: iso(signIns[1]),
    verified: player.verification === "verified",
    sumsub_verified: player.vendorVerified,
    two_factor_enabled: twoFactor,
    has_password: hasPassword,
    can_issue_bonuses: player.canIssueBonuses,
    deposit_bonus_code: player.depositBonusCode,
    autoregistered: player.autoregistered,
    // The page alone: what signs in stands in the mail, and in no answer.
    autologin_link: player.autoregistered && !hasPassword ? AUTOLOGIN_PATH : null,
    dormant_since: iso(player.dormantSince),
    license_name: player.licence,
    sow_questionnaire_expires_at: iso(player.questionnaireExpiresAt),
    profession: player.profession,
  };
}

/** Names what a player has yet to tell. */
const fieldsMissed = (player: Player): string[] => [
  ...(player.termsAcceptedAt ? [] : ["terms_acceptance"]),
  ...detailsMissingOf(player),
];

/** Names groups as the wire does. */
export const groupViews = (groups: readonly string[]): GroupView[] =>
  groups.map((id) => ({ id, name: groupName(id) }));

export const userInfoView = (player: Player, currency: string): UserInfoView => ({
  id: Number(player.id),
  user_id: Number(player.id),
  email: player.email,
  first_name: player.firstName,
  last_name: player.lastName,
  mobile_phone: player.mobilePhone,
  date_of_birth: player.dateOfBirth,
  country: player.country,
  city: player.city,
  address: player.address,
  postal_code: player.postalCode,
  currency,
  locale: player.language,
  license_name: player.licence,
  confirmed_at: iso(player.confirmedAt),
  nickname: player.nickname,
});

export const sessionView = (session: Session, currentId: bigint): SessionView => ({
  id: Number(session.id),
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  user_agent: session.userAgent,
  ip: session.ip,
  current: session.id === currentId,
});
