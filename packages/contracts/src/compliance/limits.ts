/** LIMIT-01. */
export const LIMIT_TYPES = [
  "loss",
  "wager",
  "deposit",
  "coolingoff",
  "selfexclusion",
  "session",
] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

export const LIMIT_PERIODS = [
  "day",
  "day_3",
  "week",
  "month",
  "month_3",
  "month_6",
  "month_9",
  "month_12",
  "forever",
] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Limits on amounts, each in the currencies of its accounts. */
export const MONEY_LIMITS = ["loss", "wager", "deposit"] as const;
export type MoneyLimit = (typeof MONEY_LIMITS)[number];

/** Ends of play for a time: they begin at once and nothing lifts them early. */
export const PAUSES = ["coolingoff", "selfexclusion"] as const;
export type Pause = (typeof PAUSES)[number];

export const isMoneyLimit = (type: LimitType): type is MoneyLimit =>
  (MONEY_LIMITS as readonly LimitType[]).includes(type);
export const isPause = (type: LimitType): type is Pause =>
  (PAUSES as readonly LimitType[]).includes(type);

/** A cooling-off is short; who wants to stay away for longer excludes themselves. */
const COOLING_OFF_PERIODS: readonly LimitPeriod[] = ["day", "day_3", "week", "month"];

export const periodsOf = (type: LimitType): readonly LimitPeriod[] =>
  type === "coolingoff" ? COOLING_OFF_PERIODS : LIMIT_PERIODS;
