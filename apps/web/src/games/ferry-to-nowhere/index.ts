import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Ferry to Nowhere. */
export const ferryToNowhere = slotModule(
  {
    slug: "ferry-to-nowhere",
    ground: "#1d4a4f",
    frame: { edge: "#5a2f22", face: "#cdb58a", well: "#0f2a33" },
    lines: [0xf0d9a4, 0xe8795a, 0x9fd9c9, 0xf5f0e0, 0xb9c7e8, 0xf2b33d],
  },
  async () => (await import("@houselight/game-maths/ferry-to-nowhere")).ferryToNowhereVersions,
);
