import { disabledBonuses, type Prize } from "@houselight/contracts";
import { findGame, type Game, isStepped } from "@houselight/game-maths";
import { type Player, selectPlayer } from "#core/accounts";
import { isGameOffered, licenceOf, settingIn } from "#core/configuration";
import { type FreeSpinsReward, type Given, gives, spinStake } from "#core/rewards";
import { exchangeRates } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { Giver, House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { changedEvent } from "../change/change-set.ts";
import { insertSet, selectByIds } from "../records/set-store.ts";
import { DAYS_TO_ACTIVATE, daysAfter, type FreeSpins } from "../set.ts";

/** Gives free spins on behalf of other modules; they wait for their player to activate them. */
export const freespinsRewards = (house: House): Readonly<Record<string, Giver>> =>
  gives("freespins", async (tx, given) => {
    const { id, playerId, reward, title, groupKey, source, daysToActivate } = given;
    const { currency, count: total, wagering, maxWin } = reward;
    if (total < 1) throw new Error(`a reward is one free spin or more, not ${total}`);
    await refuseUnlessFor(tx, given);
    const stake = spinStake(reward, await exchangeRates(house)());
    if (stake === null) throw new Refused("reward_not_for_you");
    const createdAt = house.clock.now();
    await insertSet(tx, {
      id,
      playerId,
      currency,
      game: reward.game,
      stake,
      total,
      wagering,
      maxWin,
      title,
      groupKey,
      source,
      createdAt,
      activatableUntil: daysAfter(createdAt, daysToActivate ?? DAYS_TO_ACTIVATE),
    });
    await appendEvents(tx, (await selectByIds(tx, [id])).map(changedEvent));
  });

/** Throws Refused: bonuses_off where a player wants no bonuses, reward_not_for_you where these are not for the player. */
async function refuseUnlessFor(
  tx: Tx,
  { playerId, reward, groupKey }: Given<FreeSpinsReward>,
): Promise<void> {
  const player = await selectPlayer(tx, playerId);
  if (player && !player.canIssueBonuses) throw new Refused("bonuses_off");
  if (!player || !canHave(player, reward)) throw new Refused("reward_not_for_you");
  if ((await settingIn(tx, disabledBonuses)).includes(groupKey))
    throw new Refused("reward_not_for_you");
}

/**
 * Tells whether a player may have the free spins of every prize that is drawn from. It is asked before the
 * draw: a prize that was refused once it came up would let its player draw again, by other seeds. Where the
 * player's currency is not known yet, a currency that the games have is taken for granted.
 */
export const mayHaveSpinsOf = (
  player: Pick<Player, "licence">,
  prizes: readonly Prize[],
  currency = "EUR",
): boolean =>
  prizes.every(({ bonuses }) =>
    bonuses.every((one) => {
      if (one.type !== "freespins") return true;
      const { wager: wagering } = one.result_bonus;
      return canHave(player, { game: one.game ?? "", currency, wagering });
    }),
  );

/** Tells whether a player may have free spins, in a currency that their game takes. */
function canHave(
  player: Pick<Player, "licence">,
  { game: slug, currency, wagering }: Pick<FreeSpinsReward, "game" | "currency" | "wagering">,
): boolean {
  const game = findGame(slug);
  return game !== undefined && isFor(player, game, wagering) && game.stakes(currency) !== null;
}

/** Tells whether a player may have free spins of a game: of a slot whose rounds are one press each. */
function isFor(
  { licence: name }: Pick<Player, "licence">,
  game: Game,
  wagering: FreeSpins["wagering"],
): boolean {
  const licence = licenceOf(name);
  const { maxWagering } = licence;
  if (maxWagering !== null && wagering > maxWagering) return false;
  if (game.kind !== "slot" || isStepped(game)) return false;
  return isGameOffered(licence, { kind: "slots", jackpot: game.jackpot ?? false });
}
