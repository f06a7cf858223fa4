import type {
  CashbackForm,
  CashbackKind,
  CashbackPeriod,
  CashbackState,
  SettingWords,
} from "@houselight/contracts";

/** A rule of cashback; its terms never change. Amounts are smallest units by currency. */
export interface Rule {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  /** Code of the licence whose players it is for, and whose clocks it goes by. */
  readonly licence: string;
  readonly title: SettingWords;
  readonly period: CashbackPeriod;
  readonly kinds: readonly CashbackKind[];
  /** Part of a loss that comes back, in hundredths of a percent. */
  readonly share: number;
  readonly least: Readonly<Record<string, number>>;
  readonly most: Readonly<Record<string, number>>;
  readonly form: CashbackForm;
  readonly wagering: number;
  readonly daysToTake: number;
  readonly groupIds: readonly string[];
  readonly state: CashbackState;
  readonly publishedAt: Date | null;
  readonly endedAt: Date | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Names the group of gifts that cashback belongs to, as operators disable them. */
export const CASHBACK_GROUP = "cashback";
