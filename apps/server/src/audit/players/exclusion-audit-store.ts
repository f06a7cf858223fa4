import type { PromoKind } from "#core/mail";
import { MARGIN } from "./settled-rounds-store.ts";

/** Kinds of mail that advertise: all of them, by their type. */
const PROMOS: Readonly<Record<PromoKind, true>> = { promos_begun: true };
const ADVERTISING = `('${Object.keys(PROMOS).join("', '")}')`;

/**
 * Selects what a self-exclusion is to end and what goes on all the same: sessions that do more than withdraw, and
 * advertising. A session that is for withdrawals alone is its player's right: only those from before must be over.
 */
export const EXCLUSIONS_BROKEN = `
    select 'session ' || s.id || ' of player ' || s.player_id, 'was open in an exclusion that began at ' || l.created_at
    from compliance.limits l join accounts.sessions s on s.player_id = l.player_id
    where l.type = 'selfexclusion' and s.created_at < l.created_at - ${MARGIN}
      and coalesce(s.ended_at, 'infinity') > l.created_at
    union all
    select distinct 'player ' || p.id, 'is excluded, and sessions may do more than withdraw'
    from compliance.limits l join accounts.players p on p.id = l.player_id
    where l.type = 'selfexclusion' and l.removed_at is null and p.closed_at is null
      and coalesce(p.withdrawals_only_until, '-infinity') < '9999-01-01'
    union all
    select distinct 'player ' || p.id, 'is excluded and on a list of advertising'
    from compliance.limits l join accounts.players p on p.id = l.player_id
    where l.type = 'selfexclusion' and l.removed_at is null and (p.receive_promos or p.receive_sms_promos)
    union all
    select 'consent ' || c.id || ' of player ' || c.player_id, 'was given in an exclusion that began at ' || l.created_at
    from compliance.limits l join accounts.consents c on c.player_id = l.player_id
    where l.type = 'selfexclusion' and c.given and c.at > l.created_at + ${MARGIN}
      and c.at < coalesce(l.removed_at, 'infinity')
    union all
    select 'mail ' || m.id || ' to player ' || m.player_id, 'advertises in an exclusion that began at ' || l.created_at
    from compliance.limits l join mail.mails m on m.player_id = l.player_id
    where l.type = 'selfexclusion' and m.kind in ${ADVERTISING} and m.created_at > l.created_at + ${MARGIN}
      and m.created_at < coalesce(l.removed_at, 'infinity')`;
