/**
 * Countries that are kept out, wholly or in part (OPEN-28): pure data. Lists do not overlap, and no
 * country of the first two is served by a licence.
 */
export const REGIONS = {
  /** Guests neither play, register nor log in: writes are answered 451. */
  restricted451: "AN AW BE BQ CU CW CY ES FR GB GR IL IR KP NL SG SX SY TR US".split(" "),
  /** Guests look around and play for fun, and neither register nor log in. */
  partial: "BG HR PT RO RS UA".split(" "),
  /** Guests log in and do not register (LICENCE-10). */
  estonia: ["EE"],
} as const;
