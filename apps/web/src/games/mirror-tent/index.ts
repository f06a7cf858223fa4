import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows The Mirror Tent. */
export const mirrorTent = slotModule(
  {
    slug: "mirror-tent",
    ground: "#3a1a38",
    frame: { edge: "#2a1230", face: "#c9a24f", well: "#1a0f22" },
    lines: [0xf0d79a],
  },
  async () => (await import("@houselight/game-maths/mirror-tent")).mirrorTentVersions,
);
