import { type BonusView, ENDED_STAGES } from "@houselight/contracts/bonuses";
import type { FreespinsView } from "@houselight/contracts/freespins";
import type { GiftView } from "@houselight/contracts/gifts";

/** Begins the keys of groups whose gifts come from the VIP club (BONUS-01). */
const VIP = "vip_program_";

/** Whatever a player has been given: bonus money, free spins, or something that is taken as a whole. */
export type Gift = BonusView | FreespinsView | GiftView;

/** Gifts as the page lists them (BONUS-03). */
interface GroupedGifts {
  readonly actual: readonly Gift[];
  /** Actual ones of the VIP club. */
  readonly vip: readonly Gift[];
  /** Done or lost. */
  readonly ended: readonly Gift[];
}

/** Splits gifts, the latest first, into those that go on and those that are done or lost. */
export function groupGifts(gifts: readonly Gift[]): GroupedGifts {
  const sorted = gifts.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const ended = sorted.filter(({ stage }) => ENDED_STAGES.includes(stage));
  const open = sorted.filter(({ stage }) => !ENDED_STAGES.includes(stage));
  const isVip = ({ group_keys, group_key }: Gift) =>
    [group_key, ...group_keys].some((key) => key.startsWith(VIP));
  return { actual: open.filter((one) => !isVip(one)), vip: open.filter(isVip), ended };
}
