import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Ten Thousand Kites. */
export const tenThousandKites = slotModule(
  {
    slug: "ten-thousand-kites",
    ground: "#2b6f9a",
    frame: { edge: "#7a3b22", face: "#f2d9a8", well: "#17466b" },
    lines: [0xf3d28c],
    strings: 0x4d7fa3,
  },
  async () => (await import("@houselight/game-maths/ten-thousand-kites")).tenThousandKitesVersions,
);
