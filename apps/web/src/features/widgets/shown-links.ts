import type { mainWidget } from "@houselight/contracts/configuration";

type Configured = (typeof mainWidget)["initial"]["links"][number];
/** Shortcuts that lead somewhere: the adventures have no page yet. */
export type Shortcut = Exclude<Configured, "adventures">;

const EVERY: readonly Shortcut[] = ["rewards-shop", "spin-wheel", "quests", "activity-hub"];

/**
 * Returns the shortcuts of the widget (SHELL-07): those that operators chose, less those whose page a
 * flag turns off; the flag of all widgets shows every one of them (FLAG-04).
 */
export function shownLinks(
  chosen: readonly Configured[],
  flags: { readonly all: boolean; readonly shop: boolean; readonly hub: boolean },
): readonly Shortcut[] {
  const links = flags.all ? EVERY : chosen.filter((link) => link !== "adventures");
  return links.filter(
    (link) => (link !== "rewards-shop" || flags.shop) && (link !== "activity-hub" || flags.hub),
  );
}
