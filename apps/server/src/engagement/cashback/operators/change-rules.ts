import {
  type CashbackRuleView,
  isKnownGroup,
  type NewCashbackRule,
  proposeCashbackRule,
} from "@houselight/contracts";
import { licenceCodes, licenceOf } from "#core/configuration";
import { appendTrailEntries, assertMayAgree, type Doing, proposeOnce } from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Rule } from "../rules/rule.ts";
import {
  insertRule,
  lockKey,
  lockPublished,
  lockRule,
  selectProposed,
  updateState,
} from "../rules/rule-store.ts";

interface Proposed {
  readonly rule: Rule;
  readonly repeated: boolean;
}

/**
 * Proposes a rule as the next version of its key. The same request again finds the same one. Throws
 * Refused: cashback_licence_unknown, cashback_group_unknown, cashback_wagering, idempotency_mismatch.
 */
export async function propose(
  house: House,
  operator: Doing["operator"],
  body: NewCashbackRule,
): Promise<Proposed> {
  const hash = bodyHash(proposeCashbackRule, null, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        assertFitting(body);
        await lockKey(tx, body);
        const who = { changedBy: operator.email, changedAt: house.clock.now(), bodyHash: hash };
        const written = await insertRule(tx, { ...termsOf(body), ...who });
        if (written)
          await note(house, tx, "cashback.propose", written, { operator, reason: body.reason });
        return written;
      },
    }),
  );
  return { rule: proposal, repeated };
}

function assertFitting({ licence, group_ids, wagering }: NewCashbackRule): void {
  if (!licenceCodes().includes(licence)) throw new Refused("cashback_licence_unknown");
  if (!group_ids.every(isKnownGroup)) throw new Refused("cashback_group_unknown");
  const { maxWagering } = licenceOf(licence);
  if (maxWagering !== null && wagering > maxWagering) throw new Refused("cashback_wagering");
}

const termsOf = (body: NewCashbackRule) => ({
  id: body.id,
  key: body.key,
  licence: body.licence,
  title: body.title,
  period: body.period,
  kinds: body.kinds,
  share: body.share_bp,
  least: body.least,
  most: body.most,
  form: body.form,
  wagering: body.wagering,
  daysToTake: body.days_to_take,
  groupIds: body.group_ids,
});

/**
 * Lets a proposed rule count from now on; its earlier version ends. By another operator than proposed it.
 * Throws Refused: cashback_not_found, cashback_state, second_operator_needed, proposer_gone.
 */
export const publish = (house: House, id: string, doing: Doing): Promise<Rule> =>
  house.database.tx(async (tx) => {
    const found = await selectProposed(tx, id);
    if (!found) throw new Refused("cashback_not_found");
    await lockKey(tx, found);
    const rule = await held(tx, id, ["proposed"]);
    await assertMayAgree(tx, doing.operator, {
      proposedBy: rule.changedBy,
      permission: "bonuses.manage",
    });
    const before = await lockPublished(tx, rule);
    if (before) await moveTo(house, tx, before, { state: "ended", action: "cashback.end", doing });
    return moveTo(house, tx, rule, { state: "published", action: "cashback.publish", doing });
  });

/** Ends a rule: it counts nothing more. Throws Refused: cashback_not_found, cashback_state. */
export const end = (house: House, id: string, doing: Doing): Promise<Rule> =>
  house.database.tx(async (tx) => {
    const rule = await held(tx, id, ["proposed", "published"]);
    return moveTo(house, tx, rule, { state: "ended", action: "cashback.end", doing });
  });

async function held(tx: Tx, id: string, states: readonly Rule["state"][]): Promise<Rule> {
  const rule = await lockRule(tx, id);
  if (!rule) throw new Refused("cashback_not_found");
  if (!states.includes(rule.state)) throw new Refused("cashback_state");
  return rule;
}

async function moveTo(
  house: House,
  tx: Tx,
  { id }: Rule,
  {
    state,
    action,
    doing,
  }: { readonly state: Rule["state"]; readonly action: string; readonly doing: Doing },
): Promise<Rule> {
  const by = doing.operator.email;
  const moved = await updateState(tx, id, { state, by, at: house.clock.now() });
  await note(house, tx, action, moved, doing);
  return moved;
}

const note = (house: House, tx: Tx, action: string, rule: Rule, { operator, reason }: Doing) =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `cashback ${rule.key}`,
      detail: {
        rule: rule.id,
        version: rule.version,
        licence: rule.licence,
        state: rule.state,
        share: rule.share,
        form: rule.form,
        reason,
      },
    },
  ]);

export const ruleView = (rule: Rule): CashbackRuleView => ({
  id: rule.id,
  key: rule.key,
  version: rule.version,
  licence: rule.licence,
  title: rule.title,
  period: rule.period,
  kinds: [...rule.kinds],
  share_bp: rule.share,
  least: { ...rule.least },
  most: { ...rule.most },
  form: rule.form,
  wagering: rule.wagering,
  days_to_take: rule.daysToTake,
  group_ids: [...rule.groupIds],
  state: rule.state,
  published_at: rule.publishedAt?.toISOString() ?? null,
  ended_at: rule.endedAt?.toISOString() ?? null,
  changed_by: rule.changedBy,
  changed_at: rule.changedAt.toISOString(),
});
