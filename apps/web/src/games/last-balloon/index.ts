import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows The Last Balloon. */
export const lastBalloon = slotModule(
  {
    slug: "last-balloon",
    ground: "#232a5c",
    frame: { edge: "#5b2f45", face: "#d9583f", well: "#161a3a" },
    lines: [0xf6c98a, 0xff8a70, 0x9fd6e0, 0xf7e6c6, 0xf3a7c0, 0xa9c4ff],
  },
  async () => (await import("@houselight/game-maths/last-balloon")).lastBalloonVersions,
);
