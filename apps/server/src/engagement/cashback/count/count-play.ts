import { selectKinds, selectLive } from "#core/catalogue";
import { selectGroupsOf } from "#core/accounts";
import { licenceOf } from "#core/configuration";
import {
  isSports,
  settledAt,
  type WagerMoved,
  wagerResettled,
  wagerSettled,
  wagerVoided,
} from "#events/wagers";
import { selectWagers } from "#money/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction } from "#platform/outbox";
import { counts, kindOf, type Play } from "../cashback.ts";
import { periodOf } from "../period.ts";
import type { Rule } from "../rules/rule.ts";
import { selectCounting } from "../rules/rule-store.ts";
import { addSums, type Sum } from "./sum-store.ts";

/** Names of the reactions: a period is closed once they have heard all that came before its end. */
export const COUNTING = {
  settled: "cashback.count-settled",
  resettled: "cashback.count-resettled",
  voided: "cashback.count-voided",
} as const;

/**
 * Counts what was staked of own cash and what of it came back, by the period in which it was settled.
 * Bonus money and free rounds count nothing.
 */
export const countSettled = (house: House): Reaction =>
  reaction(COUNTING.settled, wagerSettled, (tx, events) =>
    countPlay(
      house,
      tx,
      events
        .filter(({ payload }) => BigInt(payload.stakeCash) > 0n)
        .map((event) => {
          const { stakeCash, payout, paidBonus = 0, paidKept = 0 } = event.payload;
          const paid = BigInt(payout) - BigInt(paidBonus) - BigInt(paidKept);
          return { event, staked: BigInt(stakeCash), paid };
        }),
    ),
  );

/** Counts corrections of settlements by their own moment: what was given is never taken back. */
export const countResettled = (house: House): Reaction =>
  reaction(COUNTING.resettled, wagerResettled, (tx, events) => countChanges(house, tx, events));

/** Counts voided wagers by the moment of the voiding, like corrections. */
export const countVoided = (house: House): Reaction =>
  reaction(COUNTING.voided, wagerVoided, (tx, events) => countChanges(house, tx, events));

interface Moved extends Pick<WagerMoved, "owner" | "subject" | "licence" | "currency" | "wagerId"> {
  readonly placedAt?: string;
  readonly at?: string;
}

type Heard = HeardEvent<Moved>;
interface Change extends Pick<Play, "staked" | "paid"> {
  readonly event: Heard;
}

interface Changes extends Moved {
  readonly stakeCashChange?: bigint;
  readonly paidCashChange?: bigint;
}

async function countChanges(
  house: House,
  tx: Tx,
  events: readonly HeardEvent<Changes>[],
): Promise<void> {
  // A free round may win cash: what its correction takes is no loss of the player's own.
  const named = events.map(({ playerId, payload }) => ({ playerId, id: payload.wagerId }));
  const wagers = await selectWagers(tx, named);
  // Ids are a player's own: two players may have the same.
  const own = new Set(wagers.filter(({ stake }) => stake.cash > 0n).map(nameOf));
  await countPlay(
    house,
    tx,
    events
      .filter(({ playerId, payload }) => own.has(nameOf({ playerId, id: payload.wagerId })))
      .map((event) => ({
        event,
        staked: BigInt(event.payload.stakeCashChange ?? 0),
        paid: BigInt(event.payload.paidCashChange ?? 0),
      })),
  );
}

const nameOf = ({ playerId, id }: { readonly playerId: bigint; readonly id: string }): string =>
  `${playerId}/${id}`;

async function countPlay(house: House, tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const now = house.clock.now();
  const times = changes.map(({ event }) => settledAt(event.payload, now).getTime());
  const rules = await selectCounting(tx, new Date(Math.min(...times)));
  if (rules.length === 0) return;
  const groups = rules.some(({ groupIds }) => groupIds.length > 0)
    ? await selectGroupsOf(tx, [...new Set(changes.map(({ event }) => event.playerId))])
    : new Map<bigint, readonly string[]>();
  const sums: Sum[] = [];
  for (const play of await withKinds(tx, changes, now))
    for (const rule of rules)
      if (counts(rule, play, groups.get(play.playerId) ?? []))
        sums.push(sumOf(rule, play, play.at));
  await add(house, tx, { sums, rules, now });
}

/** Names the kind of each wager, by what it was placed on. */
async function withKinds(tx: Tx, changes: readonly Change[], now: Date): Promise<Play[]> {
  const subjects = [...new Set(changes.map(({ event }) => event.payload.subject))];
  const kinds = await selectKinds(tx, subjects);
  const live = await selectLive(tx, subjects);
  return changes.flatMap(({ event: { playerId, payload }, staked, paid }) => {
    const { placedAt, subject, licence, currency } = payload;
    if (placedAt === undefined) return [];
    const nature = {
      isSports: isSports(payload),
      isLive: live.has(subject),
      kind: kinds.get(subject),
    };
    const at = settledAt(payload, now);
    const times = { placedAt: new Date(placedAt), at };
    return [{ playerId, licence, currency, kind: kindOf(nature), ...times, staked, paid }];
  });
}

function sumOf(
  rule: Rule,
  play: Pick<Play, "playerId" | "currency" | "staked" | "paid">,
  at: Date,
): Sum {
  const { playerId, currency, staked, paid } = play;
  const period = periodOf(rule.period, licenceOf(rule.licence).timeZone, at);
  return { playerId, ruleId: rule.id, currency, ...period, staked, netLoss: staked - paid };
}

const keyOf = ({
  playerId,
  ruleId,
  beginsAt,
  currency,
}: Omit<Sum, "endsAt" | "staked" | "netLoss">) =>
  `${playerId}/${ruleId}/${beginsAt.getTime()}/${currency}`;

/** Adds up what belongs to one player, rule, period and currency. */
const addedUp = (sums: readonly Sum[]): Sum[] =>
  [...Map.groupBy(sums, keyOf).values()].map((same) => ({
    ...(same[0] as Sum),
    staked: same.reduce((total, { staked }) => total + staked, 0n),
    netLoss: same.reduce((total, { netLoss }) => total + netLoss, 0n),
  }));

/** Writes sums; what was heard after its period was closed counts in the one that runs. */
async function add(
  house: House,
  tx: Tx,
  {
    sums,
    rules,
    now,
  }: { readonly sums: readonly Sum[]; readonly rules: readonly Rule[]; readonly now: Date },
): Promise<void> {
  if (sums.length === 0) return;
  const all = addedUp(sums);
  const added = new Set((await addSums(tx, all)).map(keyOf));
  const late = all.filter((sum) => !added.has(keyOf(sum)));
  if (late.length === 0) return;
  house.log.warn({ sums: late.length }, "play was heard after its period of cashback was closed");
  const moved = late.flatMap((sum) => {
    const rule = rules.find(({ id }) => id === sum.ruleId);
    const paid = sum.staked - sum.netLoss;
    return rule ? [sumOf(rule, { ...sum, paid }, now)] : [];
  });
  await addSums(tx, addedUp(moved));
}
