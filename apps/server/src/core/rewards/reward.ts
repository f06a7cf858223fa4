/** Bonus money, in smallest units of its currency. */
export interface BonusReward {
  readonly kind: "bonus";
  readonly currency: string;
  readonly amount: bigint;
  /** It is staked so many times before it becomes cash; 0 for cash at once. */
  readonly wagering: number;
  /** At most so much of it becomes cash; null for no bound. */
  readonly maxWin: bigint | null;
  /** It is activated as it is given, as what free spins have won is. */
  readonly activated?: true;
}

/** Rounds that the house pays for; their winnings become a bonus. */
export interface FreeSpinsReward {
  readonly kind: "freespins";
  readonly currency: string;
  /** Slug of the one game in which they are played. */
  readonly game: string;
  readonly count: number;
  /** Stake of a round, in hundredths of a euro: the game's nearest stake in the currency is taken. */
  readonly stakeEurCents: bigint;
  /** Winnings are staked so many times before they become cash; 0 for cash at once. */
  readonly wagering: number;
  /** Bound of what becomes cash, in smallest units of the currency; null for none. */
  readonly maxWin: bigint | null;
}

/** A loot box of a kind that operators have published. */
interface LootboxReward {
  readonly kind: "lootboxes";
  readonly groupKey: string;
}

/** Tickets of a lottery that runs. */
interface TicketsReward {
  readonly kind: "lotteries";
  readonly lotteryId: string;
  readonly count: number;
}

/** Cash that its player takes. Amount in smallest units of its currency. */
interface CashReward {
  readonly kind: "cash";
  readonly currency: string;
  readonly amount: bigint;
}

/** A part of what its player lost: cash, or bonus money that is staked `wagering` times. */
interface CashbackReward {
  readonly kind: "cashback";
  readonly currency: string;
  readonly amount: bigint;
  readonly wagering: number;
}

/** A free turn of the wheel, which its player takes first and then uses. */
interface GiftspinReward {
  readonly kind: "giftspin";
}

/** Points of the club, which its player takes. */
interface XpReward {
  readonly kind: "xp";
  readonly points: number;
}

/** A turn of the wheel beside that of the day, until a moment. */
interface TurnReward {
  readonly kind: "turn";
  readonly until: Date;
}

/** Points of the club that count at once. */
interface PointsReward {
  readonly kind: "points";
  readonly points: number;
}

/** Something that one module gives a player through another. */
export type Reward =
  | BonusReward
  | FreeSpinsReward
  | CashReward
  | CashbackReward
  | GiftspinReward
  | XpReward
  | TurnReward
  | PointsReward
  | LootboxReward
  | TicketsReward;
export type RewardKind = Reward["kind"];

/** A reward as it is to be given. */
export interface Given<R extends Reward = Reward> {
  /** A UUID made by the giver, which becomes the id of what is given. It is given once. */
  readonly id: string;
  readonly playerId: bigint;
  readonly reward: R;
  /** Shown to the player. */
  readonly title: string;
  /** It can be activated for so long; absent for what its giver allows. */
  readonly daysToActivate?: number;
  /** Key of the group of gifts that it belongs to, as operators disable them. */
  readonly groupKey: string;
  /** Names the thing that brought it: `wheel {id}`, `exchange {id}`. */
  readonly source: string;
}
