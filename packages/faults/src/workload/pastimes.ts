import type { Draw } from "@houselight/game-maths/fairness";
import { activation, coupon, exchange } from "./gifts/choose-gifts.ts";
import type { Offers } from "./gifts/offers.ts";
import type { Operation } from "./operation.ts";
import { isGifted, isLimited, limits } from "./player/limits.ts";
import type { Player } from "./player/player.ts";
import type { Bookmaker } from "./sports/bookmaker.ts";
import { bet, cashOut } from "./sports/choose-bets.ts";
import { studioRound } from "./studio/play-studio.ts";
import type { Studio } from "./studio/studio.ts";
import { tableBet } from "./tables/table-bets.ts";

/** Upper bounds of the kinds among a hundred operations, in this order; the rest are rounds and payments. */
const SHARE = { bet: 8, sale: 11, studio: 16, table: 20, gift: 23 };

/** Places where players go. */
interface Places {
  readonly bookmaker: Bookmaker;
  readonly studio: Studio;
  readonly offers: Offers;
  /** Bets at live tables take half a minute to end. */
  readonly tables: boolean;
}

/** All that players do beside rounds of the house and payments. */
export class Pastimes {
  readonly #places: Places;
  /** Indexes of players who have asked for what is asked for once. */
  readonly #begun = new Set<number>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Chooses a player's next operations, which are sent one after the other; none for a round or a payment. */
  async next(player: Player, draw: Draw): Promise<readonly Operation[]> {
    const { bookmaker, studio, tables } = this.#places;
    if (isLimited(player)) return this.#isFirst(player) ? limits(player) : [];
    const share = draw(100);
    if (share < SHARE.bet) return listed(bet(player, bookmaker.lines, draw));
    if (share < SHARE.sale) return listed(await cashOut(player, draw));
    if (share < SHARE.studio) {
      const session = await studio.sessionOf(player);
      return session ? studioRound(player, session, draw) : [];
    }
    if (share < SHARE.table) return tables ? listed(await tableBet(player, draw)) : [];
    return share < SHARE.gift && isGifted(player) ? this.#gift(player, draw) : [];
  }

  async #gift(player: Player, draw: Draw): Promise<readonly Operation[]> {
    const { offers } = this.#places;
    if (this.#isFirst(player)) return [coupon(player, offers)];
    return draw(2) === 0 ? listed(await activation(player)) : [exchange(player, offers)];
  }

  #isFirst({ index }: Player): boolean {
    const isFirst = !this.#begun.has(index);
    this.#begun.add(index);
    return isFirst;
  }
}

const listed = (operation: Operation | null): readonly Operation[] =>
  operation ? [operation] : [];
