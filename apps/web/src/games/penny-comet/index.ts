import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Penny Comet. */
export const pennyComet = slotModule(
  {
    slug: "penny-comet",
    ground: "#4a1d22",
    frame: { edge: "#7a4a16", face: "#d69a3a", well: "#1c1424" },
    lines: [0xf7cf7a, 0xff8a5c, 0x9fd6c2, 0xf3e2bd, 0x9cc8ff],
    // The tin comet rolls across the cabinet.
    moment: {
      at: "full",
      sheets: [
        {
          picture: "comet",
          fits: "middle",
          from: { x: -110, turn: -2 },
          to: { x: 110, turn: 2 },
          still: {},
        },
      ],
    },
  },
  async () => (await import("@houselight/game-maths/penny-comet")).pennyCometVersions,
);
