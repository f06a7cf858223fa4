import RealityWatch from "../../features/compliance/reality/reality-watch.tsx";
import { useRoundOnStage } from "../../games/round/round-desk.ts";

/** Keeps the question about time and money until the round on the stage has ended. */
export default function RealityTask() {
  return <RealityWatch isRoundOn={useRoundOnStage()} />;
}
