import { lazy, Suspense, useEffect } from "react";
import { usePopupTurn } from "../../shell/popups/use-popup-turn.ts";
import { dropAward, forgetAwards, useNextAward } from "./awards.ts";

const WinDialog = lazy(() => import("./win-dialog.tsx"));

/**
 * Shows a player each pot that they won, one after another, until they close it (JACKPOT-08). A round that
 * is shown on the stage ends first: `isRoundOn`.
 */
export default function WinWatch({ isRoundOn }: { readonly isRoundOn: boolean }) {
  const award = useNextAward();
  // It is mounted for as long as somebody is signed in: the next player is not shown the wins of this one.
  useEffect(() => forgetAwards, []);
  const isShown = usePopupTurn("jackpot-win", award !== null && !isRoundOn);
  if (!award || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <WinDialog key={award.id} award={award} onClose={() => dropAward(award.id)} />
    </Suspense>
  );
}
