import { convert, type EndpointInput, placeRocketBet } from "@houselight/contracts";
import {
  LEAST_TARGET,
  mostTarget,
  ROCKET,
  ROCKET_STUDIO,
  rocketStakes,
} from "@houselight/game-maths/rocket";
import { assertGameServes } from "#core/catalogue";
import { exchangeRates } from "#core/wallet";
import { selectWagers, wagers } from "#money/wagers";
import { shortBodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { ROCKET_NATURE } from "../catalogue-entry.ts";
import {
  type PlacedTerms,
  type RocketSession,
  rocketOwner,
  writeBetRecord,
} from "./rocket-owner.ts";

type Asked = EndpointInput<typeof placeRocketBet>;

/**
 * Stakes on the round that takes bets; the bet's id is that of its wager. Returns whether this id was
 * answered before. Throws Refused.
 */
export async function placeBet(
  house: House,
  { params, body }: Asked,
  caller: Caller & { readonly country: string | null },
): Promise<{ readonly repeated: boolean }> {
  const hash = shortBodyHash(placeRocketBet, params, body);
  const { id, currency, round, target = null } = body;
  const stake = BigInt(body.stake_cents);
  if (await isKnown(house, { playerId: caller.id, id, hash })) return { repeated: true };
  await assertGameServes(house, { studio: ROCKET_STUDIO.slug, slug: ROCKET }, caller);
  assertOffered(body);
  const rates = await exchangeRates(house)();
  const answer = await wagers(house).place<RocketSession, PlacedTerms>({
    owner: rocketOwner(house),
    playerId: caller.id,
    id,
    bodyHash: hash,
    licence: caller.licence,
    subject: ROCKET,
    roundKind: ROCKET_NATURE.kind,
    currency,
    stake,
    take: (session) => session.enter(caller.id, BigInt(round)),
    sessionId: caller.sessionId,
    sessionBeganAt: caller.sessionBeganAt,
    dateOfBirth: caller.dateOfBirth,
    detailsMissing: caller.detailsMissing,
    country: caller.country,
    play: () => ({
      record: writeBetRecord({ round, target, multiplier: null }),
      // Of a currency that is held: play money, which the game offers too, has no rate.
      detail: { target, stakeEur: convert(stake, currency, "EUR", rates) },
    }),
  });
  if ("refused" in answer) throw new Refused(answer.refused);
  return { repeated: answer.repeated };
}

/** Tells whether the very bet was placed before: it is answered again, whatever is offered by now. */
async function isKnown(
  house: House,
  { playerId, id, hash }: { playerId: bigint; id: string; hash: string },
): Promise<boolean> {
  const [earlier] = await selectWagers(house.database, [{ playerId, id }]);
  return earlier?.owner === rocketOwner(house).name && earlier.bodyHash === hash;
}

/** Refuses a stake or a target that the game does not offer. */
function assertOffered({
  currency,
  stake_cents: stake,
  target,
}: Pick<Asked["body"], "currency" | "stake_cents" | "target">): void {
  if (!rocketStakes(currency)?.stakes.includes(stake)) throw new Refused("stake_not_offered");
  if (target === undefined) return;
  if (target < LEAST_TARGET || target > mostTarget(BigInt(stake), currency))
    throw new Refused("target_not_offered");
}
