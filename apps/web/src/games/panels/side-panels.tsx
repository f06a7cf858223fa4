import { lazy, Suspense } from "react";
import type { GameProps } from "../game-module.ts";
import { useRulesOpen } from "../round/round-desk.ts";
import { FairnessPanel } from "./fairness-panel.tsx";
import { GameFacts } from "./game-facts.tsx";
import { LastRounds } from "./last-rounds.tsx";

const RulesDialog = lazy(async () => ({
  default: (await import("./rules-dialog.tsx")).RulesDialog,
}));

/** What stands beside every game of our own: facts, fairness, last rounds; the rules in a dialog. */
export function SidePanels(props: GameProps) {
  const rulesOpen = useRulesOpen(props.game);
  return (
    <>
      <GameFacts game={props.game} />
      <FairnessPanel {...props} />
      <LastRounds {...props} />
      <Suspense fallback={null}>{rulesOpen ? <RulesDialog {...props} /> : null}</Suspense>
    </>
  );
}
