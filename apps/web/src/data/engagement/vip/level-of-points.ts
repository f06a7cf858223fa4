import type { UserLevel } from "@houselight/contracts/configuration";

/** Returns the place of the level that lifetime points make: the first whose bound they do not exceed. */
export const levelOfPoints = (
  levels: readonly Pick<UserLevel, "conditions">[],
  points: number,
): number =>
  levels.findIndex(({ conditions: { persistent_comp_points: bound } }) =>
    bound.max === null ? true : points <= bound.max,
  );
