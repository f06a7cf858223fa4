import { lazy, Suspense } from "react";
import type { PanelProps } from "../game-module.ts";
import { useRulesOpen } from "../round/round-desk.ts";
import { FairnessPanel } from "./fairness-panel.tsx";
import { GameFacts } from "./game-facts.tsx";
import { JackpotPanel } from "./jackpot-panel.tsx";
import { LastRounds } from "./last-rounds.tsx";

const RulesDialog = lazy(async () => ({
  default: (await import("./rules-dialog.tsx")).RulesDialog,
}));

/** Shows facts, jackpot, fairness and last rounds beside a game; its rules in a dialog. */
export function SidePanels(props: PanelProps) {
  const rulesOpen = useRulesOpen(props.game);
  return (
    <>
      <GameFacts {...props} />
      <JackpotPanel slug={props.game.slug} />
      <FairnessPanel {...props} />
      <LastRounds {...props} />
      <Suspense fallback={null}>{rulesOpen ? <RulesDialog {...props} /> : null}</Suspense>
    </>
  );
}
