import { type BonusView, ENDED_STAGES } from "@houselight/contracts/bonuses";

/** Begins the keys of groups whose gifts come from the VIP club (BONUS-01). */
const VIP = "vip_program_";

/** Bonuses as the page lists them (BONUS-03). */
interface GroupedGifts {
  readonly actual: readonly BonusView[];
  /** Actual ones of the VIP club. */
  readonly vip: readonly BonusView[];
  /** Done or lost. */
  readonly ended: readonly BonusView[];
}

/** Splits bonuses into those that go on and those that are done or lost. */
export function groupGifts(bonuses: readonly BonusView[]): GroupedGifts {
  const ended = bonuses.filter(({ stage }) => ENDED_STAGES.includes(stage));
  const open = bonuses.filter(({ stage }) => !ENDED_STAGES.includes(stage));
  const isVip = ({ group_keys, group_key }: BonusView) =>
    [group_key, ...group_keys].some((key) => key.startsWith(VIP));
  return { actual: open.filter((one) => !isVip(one)), vip: open.filter(isVip), ended };
}
