import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Ropewalk. */
export const ropewalk = slotModule(
  {
    slug: "ropewalk",
    ground: "#23404a",
    frame: { edge: "#2c1f2b", face: "#a8703f", well: "#142a33" },
    lines: [0xf4d9a0, 0xe98f5a, 0x9fd0c0, 0xe3a6b4, 0xc9d98a],
  },
  async () => (await import("@houselight/game-maths/ropewalk")).ropewalkVersions,
);
