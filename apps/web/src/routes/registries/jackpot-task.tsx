import WinWatch from "../../features/jackpots/win-watch.tsx";
import { useRoundOnStage } from "../../games/round/round-desk.ts";

/** Shows a pot that was won once the round on the stage has ended. */
export default function JackpotTask() {
  return <WinWatch isRoundOn={useRoundOnStage()} />;
}
