import type {
  AccountState,
  ListedPlayerView,
  PlayerFileView,
  PlayerSessionView,
} from "@houselight/contracts";
import { licenceOf } from "#core/configuration";
import { groupViews } from "../profile/account-views.ts";
import type { PlayerFacts, SeenSession } from "./file-store.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns how far an account is open at a moment. */
export function stateOf(
  facts: Pick<PlayerFacts, "erasedAt" | "closedAt" | "withdrawalsOnlyUntil">,
  now: Date,
): AccountState {
  if (facts.erasedAt) return "erased";
  if (facts.closedAt) return "closed";
  const until = facts.withdrawalsOnlyUntil;
  return until !== null && until > now ? "withdrawals_only" : "active";
}

/** Returns a player of a list; `currency` is that of the active account. */
export const listedPlayerView = (
  facts: PlayerFacts,
  { currency, now }: { readonly currency: string | null; readonly now: Date },
): ListedPlayerView => {
  const { player } = facts;
  return {
    id: Number(player.id),
    email: player.email,
    nickname: player.nickname,
    first_name: player.firstName,
    last_name: player.lastName,
    country: player.country,
    licence: player.licence,
    brand: facts.brand,
    currency,
    state: stateOf(facts, now),
    dormant_since: iso(player.dormantSince),
    groups: groupViews(facts.groups),
    created_at: player.createdAt.toISOString(),
    last_sign_in_at: iso(facts.lastSignInAt),
  };
};

/** Returns the file of a player. */
export function playerFileView(
  facts: PlayerFacts,
  {
    origin,
    ...listed
  }: {
    readonly currency: string | null;
    readonly now: Date;
    readonly origin: PlayerFileView["origin"];
  },
): PlayerFileView {
  const { player } = facts;
  return {
    ...listedPlayerView(facts, listed),
    date_of_birth: player.dateOfBirth,
    gender: player.gender,
    state_of_country: player.state,
    city: player.city,
    address: player.address,
    postal_code: player.postalCode,
    mobile_phone: player.mobilePhone,
    mobile_phone_confirmed_at: iso(player.phoneConfirmedAt),
    personal_id: player.personalId,
    profession: player.profession,
    language: player.language,
    email_confirmed_at: iso(player.confirmedAt),
    terms_accepted_at: iso(player.termsAcceptedAt),
    receive_promos: player.receivePromos,
    receive_sms_promos: player.receiveSmsPromos,
    wants_bonuses: player.canIssueBonuses,
    deposit_bonus_code: player.depositBonusCode,
    verification: player.verification,
    vendor_verified: player.vendorVerified,
    questionnaire_expires_at: iso(player.questionnaireExpiresAt),
    // An erased account keeps a hash that no password has.
    has_password: facts.hasPassword && facts.erasedAt === null,
    second_step: facts.secondStep,
    autoregistered: player.autoregistered,
    withdrawals_only_until: iso(facts.withdrawalsOnlyUntil),
    closed_at: iso(facts.closedAt),
    closure_reason: facts.closureReason,
    closure_comment: facts.closureComment,
    erased_at: iso(facts.erasedAt),
    origin,
  };
}

const MINUTE_MS = 60_000;

/** Returns a session of a player who is served under a licence; open while it would still be taken. */
export function playerSessionView(
  session: SeenSession,
  { licence, now }: { readonly licence: string; readonly now: Date },
): PlayerSessionView {
  const { id, createdAt, lastSeenAt, expiresAt, endedAt, ip, userAgent } = session;
  const idleEnd = lastSeenAt.getTime() + licenceOf(licence).idleMinutes * MINUTE_MS;
  const end = Math.min(idleEnd, expiresAt.getTime());
  return {
    id: Number(id),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    ended_at: iso(endedAt),
    ip,
    user_agent: userAgent,
    open: endedAt === null && end > now.getTime(),
  };
}
