export { giveReward, gives } from "./give-reward.ts";
export type {
  BonusReward,
  FreeSpinsReward,
  Given,
  Reward,
  RewardKind,
} from "./reward.ts";
export { spinStake } from "./spin-stake.ts";
