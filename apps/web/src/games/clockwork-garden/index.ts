import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Clockwork Garden. */
export const clockworkGarden = slotModule(
  {
    slug: "clockwork-garden",
    ground: "#2f5a4c",
    frame: { edge: "#4b2f1c", face: "#c79a4b", well: "#16302b" },
    lines: [0xf3d28c],
  },
  async () => (await import("@houselight/game-maths/clockwork-garden")).clockworkGardenVersions,
);
