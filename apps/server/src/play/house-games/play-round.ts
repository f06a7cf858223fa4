import { type EndpointInput, playRound, type RoundView } from "@houselight/contracts";
import { type Game, isStepped } from "@houselight/game-maths";
import { type DrawSession, openDraws } from "#core/fairness";
import { licenceOf } from "#core/configuration";
import { selectWagers, type Wager, type WagerOwner, wagers } from "#money/wagers";
import { bodyHash, type Caller, Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { natureOf } from "./game-facts.ts";
import { type PlacedBet, readBet } from "./play-game.ts";
import { writeRecord } from "./round-record.ts";
import { freshView, keptView } from "./round-view.ts";
import { assertStudioKnows, assertStudioOffered } from "./rules/studio-rules.ts";

/** Hex digits of the hash of a request that are kept: 128 bits tell a repeat from an altered one. */
export const HASH_DIGITS = 32;

type RealRound = EndpointInput<typeof playRound>;

/** A player who asks for a round, and the country that the request comes from. */
type Player = Caller & { readonly country: string | null };

/** Rounds of our own games take their draws from the player's pair of seeds. */
export const roundOwner = perHouse(
  (house): WagerOwner<DrawSession> => ({
    name: "house-games",
    account: "house:gaming",
    begin: (tx, playerIds) => openDraws(house, tx, playerIds),
    finish: (tx, session) => session.save(tx),
  }),
);

/** Plays for money. Returns the round as it stands, and whether this id was answered before. */
export async function playForMoney(
  house: House,
  game: Game,
  { params, body }: RealRound,
  caller: Player,
): Promise<{ view: RoundView; repeated: boolean }> {
  const { kind: roundKind, jackpot } = natureOf(game);
  const hash = bodyHash(playRound, params, body).slice(0, HASH_DIGITS);
  const bet = await offeredBet(house, game, { body, caller, hash });
  if ("repeated" in bet) return { view: await keptView(house, bet.repeated), repeated: true };
  const answer = await wagers(house).place({
    owner: roundOwner(house),
    playerId: caller.id,
    id: body.id,
    bodyHash: hash,
    licence: caller.licence,
    subject: game.slug,
    roundKind,
    jackpot,
    currency: body.currency,
    stake: bet.stake,
    ...(isStepped(game) ? { alone: true as const } : {}),
    sessionId: caller.sessionId,
    sessionBeganAt: caller.sessionBeganAt,
    dateOfBirth: caller.dateOfBirth,
    detailsMissing: caller.detailsMissing,
    country: caller.country,
    play: (session) => {
      const taken = session.take(caller.id);
      const { payout, outcome } = bet.play(taken.draw);
      const record = writeRecord(game.version, body.bet, taken);
      return { ...(payout === null ? {} : { payout }), record, detail: { outcome, taken } };
    },
  });
  if ("refused" in answer) throw new Refused(answer.refused);
  if (answer.repeated) return { view: await keptView(house, answer.wager), repeated: true };
  const parts = { ...answer.detail, bet: body.bet, steps: [], version: game.version };
  return { view: freshView(answer.wager, parts), repeated: false };
}

/**
 * Reads the bet, or finds the round that this id was answered with: what was accepted once is
 * answered again, whatever is offered today. Throws Refused.
 */
async function offeredBet(
  house: House,
  game: Game,
  asked: { body: RealRound["body"]; caller: Player; hash: string },
): Promise<PlacedBet | { readonly repeated: Wager }> {
  try {
    await assertStudioOffered(house, game, asked.caller.country);
    await assertStudioKnows(house, game, asked.caller.id);
    return readBet(game, asked.body, asked.body.currency, licenceOf(asked.caller.licence));
  } catch (refused) {
    const name = { playerId: asked.caller.id, id: asked.body.id };
    const [earlier] = await selectWagers(house.database, [name]);
    if (earlier && earlier.owner === roundOwner(house).name && earlier.bodyHash === asked.hash)
      return { repeated: earlier };
    throw refused;
  }
}

/**
 * Returns a round that may never have arrived; null when it has not, and from then on no bet with
 * its id is taken. Throws Refused("round_not_found") for the id of something else.
 */
export async function giveUp(
  house: House,
  caller: Caller,
  { id, game, currency }: { readonly id: string; readonly game: string; readonly currency: string },
): Promise<RoundView | null> {
  const command = house.ids.uuid();
  const answer = await wagers(house).takeBack({
    owner: roundOwner(house),
    playerId: caller.id,
    id: command,
    wagerId: id,
    bodyHash: command,
    unlessPlaced: true,
    subject: game,
    licence: caller.licence,
    currency,
  });
  if ("refused" in answer) throw new Refused("round_not_found");
  // The mark of a round that never came has nothing to show.
  return answer.wager.record === "" ? null : keptView(house, answer.wager);
}
