import { type EndpointInput, playRound, type RoundView } from "@houselight/contracts";
import { type Game, isStepped } from "@houselight/game-maths";
import { assertGameServes } from "#core/catalogue";
import { type DrawSession, openDraws } from "#core/fairness";
import { licenceOf } from "#core/configuration";
import { type FreeRounds, openFreeRounds } from "#entitlements/freespins";
import {
  type Done,
  type PlaceCommand,
  selectWagers,
  type Wager,
  type WagerCommand,
  type WagerOwner,
  wagers,
} from "#money/wagers";
import { shortBodyHash, type Caller, Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { nameOf, natureOf } from "./game-facts.ts";
import { type PlacedBet, readBet } from "./play-game.ts";
import { writeRecord } from "./round-record.ts";
import { freshView, keptView } from "./round-view.ts";

const OWNER = "house-games";

type RealRound = EndpointInput<typeof playRound>;

/** A player who asks for a round, and the country that the request comes from. */
type Player = Caller & { readonly country: string | null };

/** The pairs of seeds of a batch, and the free spins that its bets name. */
interface RoundSession extends DrawSession {
  readonly freeRounds: FreeRounds;
}

/**
 * Rounds of our own games take their draws from the player's pair of seeds. Free spins are read and written
 * when a bet of the batch names some: others pay no statement for them.
 */
export const roundOwner = perHouse(
  (house): WagerOwner<RoundSession> => ({
    name: OWNER,
    account: "house:gaming",
    async begin(tx, playerIds, commands) {
      const [draws, freeRounds] = await Promise.all([
        openDraws(house, tx, playerIds),
        openFreeRounds(tx, commands.flatMap(setsOf), house.clock.now()),
      ]);
      return { ...draws, freeRounds };
    },
    async finish(tx, { save, freeRounds }, done) {
      await Promise.all([save(tx), freeRounds.save(tx, done.flatMap(freeRoundsOf))]);
    },
  }),
);

/** Returns the free spins that a command names; none for most, and for those of other owners. */
const setsOf = (command: WagerCommand): string[] =>
  command.kind === "place" && command.owner.name === OWNER && command.free?.of !== undefined
    ? [command.free.of]
    : [];

/** Returns the round that free spins paid for; none for most commands. */
const freeRoundsOf = ({ command, wager }: Done) =>
  setsOf(command).map((setId) => ({
    setId,
    playerId: wager.playerId,
    wagerId: wager.id,
    won: wager.paid.kept,
  }));

/** Returns how free spins pay for a bet; nothing for a bet that its player pays. */
function freeOf(
  { body, params }: RealRound,
  { stake, isPlain }: PlacedBet,
  { id: playerId }: Player,
): Pick<PlaceCommand<RoundSession>, "free" | "take"> {
  const { freespins_id: setId, currency } = body;
  if (setId === undefined) return {};
  const bet = { playerId, game: params.slug, currency, stake, isPlain };
  return {
    free: { winsTo: "kept", of: setId },
    take: ({ freeRounds }) => freeRounds.take(setId, bet),
  };
}

/** Plays for money. Returns the round as it stands, and whether this id was answered before. */
export async function playForMoney(
  house: House,
  game: Game,
  asked: RealRound,
  caller: Player,
): Promise<{ view: RoundView; repeated: boolean }> {
  const { params, body } = asked;
  const { kind: roundKind, jackpot } = natureOf(game);
  const hash = shortBodyHash(playRound, params, body);
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
    ...freeOf(asked, bet, caller),
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
    await assertGameServes(house, nameOf(game), asked.caller);
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
