import type { mainWidget } from "@houselight/contracts/configuration";

export type Shortcut = (typeof mainWidget)["initial"]["links"][number];

const EVERY: readonly Shortcut[] = [
  "rewards-shop",
  "spin-wheel",
  "adventures",
  "quests",
  "activity-hub",
];

interface Open {
  /** Every shortcut is shown, whatever operators chose (FLAG-04). */
  readonly all: boolean;
  readonly shop: boolean;
  readonly hub: boolean;
  /** The player takes part in the adventures (SHELL-08). */
  readonly adventures: boolean;
}

/**
 * Returns the shortcuts of the widget (SHELL-07): those that operators chose, less those whose page a
 * flag turns off, and that to the adventures for whoever takes no part in them.
 */
export function shownLinks(chosen: readonly Shortcut[], open: Open): readonly Shortcut[] {
  return (open.all ? EVERY : chosen).filter(
    (link) =>
      (link !== "rewards-shop" || open.shop) &&
      (link !== "activity-hub" || open.hub) &&
      (link !== "adventures" || open.adventures),
  );
}
