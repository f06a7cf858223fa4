import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Storm Cellar. */
export const stormCellar = slotModule(
  {
    slug: "storm-cellar",
    ground: "#26333f",
    frame: { edge: "#2a1d16", face: "#7d5a3c", well: "#12161d" },
    lines: [0xf7d774, 0xe9744f, 0x9fd0e0, 0xf1ead8, 0xa9d0a2, 0xc7b6f0],
    // The door: one hears the storm behind it before it opens.
    moment: {
      at: "award",
      after: 0.45,
      sheets: [
        { picture: "door-left", fits: "stage", from: {}, to: { x: -58 }, still: { x: -40 } },
        { picture: "door-right", fits: "stage", from: {}, to: { x: 58 }, still: { x: 40 } },
      ],
      sound: "door",
    },
  },
  async () => (await import("@houselight/game-maths/storm-cellar")).stormCellarVersions,
);
