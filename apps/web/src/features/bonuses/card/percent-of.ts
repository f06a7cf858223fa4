/** Returns how much of a requirement is staked, in whole percent: 100 only when it is met (BONUS-12). */
export const percentOf = (staked: number, required: number): number =>
  required <= 0 ? 100 : Math.min(100, Math.floor((staked * 100) / required));
