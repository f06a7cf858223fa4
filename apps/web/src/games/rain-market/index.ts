import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Rain Market. */
export const rainMarket = slotModule(
  {
    slug: "rain-market",
    ground: "#1d3547",
    frame: { edge: "#3a1f26", face: "#c9634a", well: "#0f212d" },
    lines: [0xf3d28c],
  },
  async () => (await import("@houselight/game-maths/rain-market")).rainMarketVersions,
);
