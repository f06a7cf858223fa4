import type { GameEntry } from "@houselight/game-maths";
import type { GameModule } from "../game-module.ts";
import { SlotPays } from "./pays/slot-pays.tsx";
import { SlotDraws } from "./slot-draws.tsx";
import type { SlotLook } from "./slot-look.ts";
import { SlotStage } from "./stage/slot-stage.tsx";

/** Returns everything that shows a slot of this look: stage, pays and draws are those of all slots. */
export const slotModule = (look: SlotLook, maths: () => Promise<GameEntry>): GameModule => ({
  Stage: (props) => <SlotStage {...props} look={look} />,
  Pays: SlotPays,
  facts: ["rtp", "volatility", "hitRate", "featureRate", "topWin"],
  Draws: SlotDraws,
  palette: { ground: look.ground },
  maths,
});
