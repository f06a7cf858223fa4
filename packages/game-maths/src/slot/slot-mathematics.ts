import type { BetProof, GameProof, GameSimulation, ProofEffort } from "../game.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { MAIN_MODE, modesOf, priceOf, sheetOfMode } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";
import { proveSheet } from "./proof/prove-sheet.ts";
import type { SheetProof } from "./proof/slot-report.ts";
import { simulateSlot } from "./simulation/simulate-slot.ts";

/** Makes the proof and the simulation of a sheet. The proof is computed once. */
export function slotMathematics(sheet: ParSheet): {
  prove(effort?: ProofEffort): GameProof;
  simulate(rounds: number, seed: number): GameSimulation;
} {
  let proof: GameProof | undefined;
  const prove = (effort: ProofEffort = "full"): GameProof =>
    effort === "short" ? proveModes(sheet, effort) : (proof ??= proveModes(sheet, effort));
  return {
    prove,
    simulate(rounds, seed) {
      const main = sheetOfMode(sheet, MAIN_MODE);
      const { mean, winningRounds } = simulateSlot(main, rounds, simulationDraw(seed));
      const { rtp, bets } = prove();
      const standardDeviation = bets[MAIN_MODE]?.standardDeviation ?? Number.NaN;
      return {
        rounds,
        mean,
        winningRounds,
        stake: stakeText(main),
        exact: { rtp, standardDeviation },
      };
    },
  };
}

const stakeText = (sheet: ParSheet): string =>
  sheet.coins === undefined ? `${sheet.lines.length} lines` : `${priceOf(sheet)} coins`;

/** Proves every way to bet on a sheet. */
function proveModes(sheet: ParSheet, effort: ProofEffort): GameProof {
  const proofs = modesOf(sheet).map((mode) => ({
    mode,
    proof: proveSheet(sheetOfMode(sheet, mode), effort),
  }));
  const main = proofs[0]?.proof as SheetProof;
  return {
    kind: "slot",
    name: sheet.name,
    version: sheet.version,
    rtp: main.figures.rtp,
    bets: Object.fromEntries(
      proofs.map(({ mode, proof }): [string, BetProof] => [mode, proof.figures]),
    ),
    headline: {
      hitRate: main.figures.hitRate,
      volatility: main.figures.volatility,
      topWin: main.topWin,
    },
    details: main.details,
    report: proofs.flatMap(({ mode, proof }) => [
      ...(mode === MAIN_MODE ? [] : [{ rows: [["Bet", mode] as const] }]),
      ...proof.report,
    ]),
  };
}
