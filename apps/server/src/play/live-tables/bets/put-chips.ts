import {
  addToLiveTableBet,
  convert,
  type EndpointInput,
  placeLiveTableBet,
} from "@houselight/contracts";
import {
  type LiveTableBet,
  type LiveTableForm,
  readChips,
  withChips,
} from "@houselight/game-maths/live-tables";
import { assertGameServes } from "#core/catalogue";
import { exchangeRates } from "#core/wallet";
import { selectWagers, totalStake, type Wager, wagers } from "#money/wagers";
import { type Caller, Refused, shortBodyHash } from "#platform/http";
import type { House } from "#platform/module";
import { type ServingRefusal, servingRefusal } from "../offered.ts";
import { selectNamed } from "./bet-store.ts";
import { readBetRecord, type TableSession, tableOwner, writeBetRecord } from "./table-owner.ts";

/** A player who puts chips down, and the country that the request comes from. */
type Player = Caller & { readonly country: string | null };

/** Kind of game by which a licence decides whether tables are offered, and how much may be staked. */
const ROUND_KIND = "other";

/** Facts of the player that a stake is decided by. */
const termsOf = ({ dateOfBirth, detailsMissing }: Player) =>
  ({
    roundKind: ROUND_KIND,
    dateOfBirth,
    detailsMissing,
  }) as const;

/**
 * Bets on the round of a table that takes bets; the bet's id is that of its wager. Returns whether this id
 * was answered before. Throws Refused.
 */
export async function placeBet(
  house: House,
  form: LiveTableForm,
  { params, body }: EndpointInput<typeof placeLiveTableBet>,
  caller: Player,
): Promise<{ readonly repeated: boolean }> {
  const bodyHash = shortBodyHash(placeLiveTableBet, params, body);
  const { id, currency, round } = body;
  if (await isKnown(house, { playerId: caller.id, id, bodyHash })) return { repeated: true };
  await assertGameServes(house, { studio: form.studio.slug, slug: form.slug }, caller);
  const read = readChips(form, body.bet, currency);
  if ("refused" in read) throw new Refused(read.refused);
  const { bet, stake } = read;
  const euros = await eurosOf(house, currency);
  const answer = await wagers(house).place<TableSession, null>({
    owner: tableOwner(house),
    playerId: caller.id,
    id,
    bodyHash,
    licence: caller.licence,
    subject: form.slug,
    currency,
    stake,
    ...termsOf(caller),
    take: (session) => session.enter(caller.id, form.slug, BigInt(round)),
    sessionId: caller.sessionId,
    sessionBeganAt: caller.sessionBeganAt,
    country: caller.country,
    play: () => ({
      record: writeBetRecord({ table: form.slug, round, bet, stakeEur: euros(stake) }),
      detail: null,
    }),
  });
  if ("refused" in answer) throw new Refused(answer.refused);
  return { repeated: answer.repeated };
}

/** Tells whether the very bet was placed before: it is answered again, whatever is offered by now. */
async function isKnown(
  house: House,
  { playerId, id, bodyHash }: { playerId: bigint; id: string; bodyHash: string },
): Promise<boolean> {
  const [earlier] = await selectWagers(house.database, [{ playerId, id }]);
  return earlier?.owner === tableOwner(house).name && earlier.bodyHash === bodyHash;
}

/** Puts further chips on a bet whose round takes bets. Returns whether this id was answered before. Throws Refused. */
export async function addChips(
  house: House,
  form: LiveTableForm,
  { params, body }: EndpointInput<typeof addToLiveTableBet>,
  caller: Player,
): Promise<{ readonly repeated: boolean }> {
  const [bet] = await selectNamed(house.database, [{ playerId: caller.id, id: params.id }]);
  if (!bet || bet.table !== form.slug) throw new Refused("bet_not_found");
  const unserved = await servingRefusal(house, form, caller);
  const euros = await eurosOf(house, bet.currency);
  const answer = await wagers(house).add<TableSession, null, AddRefusal>({
    owner: tableOwner(house),
    playerId: caller.id,
    id: body.id,
    bodyHash: shortBodyHash(addToLiveTableBet, params, body),
    wagerId: bet.id,
    ...termsOf(caller),
    offer: (session, wager) =>
      unserved ? { refused: unserved } : offerOf(form, { session, wager, chips: body.bet, euros }),
  });
  if ("refused" in answer) throw new Refused(ENDED[answer.refused] ?? answer.refused);
  return { repeated: answer.repeated };
}

/** Names what keeps chips from being added, beside what keeps any stake. */
type AddRefusal = "round_closed" | "bet_not_understood" | "stake_not_offered" | ServingRefusal;

/** A bet that has ended says so in the words of its round. */
const ENDED: Readonly<Partial<Record<string, "round_closed" | "bet_not_found">>> = {
  wager_settled: "round_closed",
  wager_cashed_out: "round_closed",
  wager_not_found: "bet_not_found",
};

/** Looks whether chips may be added to a bet as it stands, and what they cost. */
function offerOf(
  form: LiveTableForm,
  asked: {
    readonly session: TableSession;
    readonly wager: Wager;
    readonly chips: LiveTableBet;
    euros(stake: bigint): string;
  },
) {
  const { session, wager, chips, euros } = asked;
  const record = readBetRecord(wager);
  if (!session.takes(record.table, BigInt(record.round)))
    return { refused: "round_closed" as const };
  const read = readChips(form, chips, wager.currency);
  if ("refused" in read) return read;
  const total = totalStake(wager) + read.stake;
  const most = form.stakes(wager.currency)?.max_stake ?? 0;
  if (total > BigInt(most)) return { refused: "stake_not_offered" as const };
  return {
    stake: read.stake,
    play: () => ({
      record: writeBetRecord({
        ...record,
        bet: withChips(record.bet, read.bet),
        stakeEur: euros(total),
      }),
      detail: null,
    }),
  };
}

/** Returns what a stake is worth in hundredths of a euro, as text. */
async function eurosOf(house: House, currency: string): Promise<(stake: bigint) => string> {
  const rates = await exchangeRates(house)();
  return (stake) => String(convert(stake, currency, "EUR", rates));
}
