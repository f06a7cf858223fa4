import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Lantern Tide. */
export const lanternTide = slotModule(
  {
    slug: "lantern-tide",
    ground: "#12304a",
    frame: { edge: "#8f2f24", face: "#b8402f", well: "#0e1a2b" },
    lines: [0xffd9a0, 0xff8a5c, 0x8fe0d0, 0xf4e3b5, 0xf7b39c, 0x9cc8ff],
    // The water rises, and every lantern floats.
    moment: {
      at: "award",
      sheets: [
        { picture: "tide", fits: "stage", from: { y: 100 }, to: { y: 22 } },
        { picture: "lanterns", fits: "stage", from: { y: 112 }, to: { y: -4 } },
      ],
    },
  },
  async () => (await import("@houselight/game-maths/lantern-tide")).lanternTideVersions,
);
