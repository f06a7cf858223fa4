import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Moth & Moon. */
export const mothAndMoon = slotModule(
  {
    slug: "moth-and-moon",
    ground: "#2b2140",
    frame: { edge: "#1d2f28", face: "#6f8a5a", well: "#181429" },
    lines: [0xf0e3b6],
  },
  async () => (await import("@houselight/game-maths/moth-and-moon")).mothAndMoonVersions,
);
