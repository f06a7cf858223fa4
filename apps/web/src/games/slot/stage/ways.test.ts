import type { RoundView } from "@houselight/contracts/house-games";
import { lanternTideVersions } from "@houselight/game-maths/lantern-tide";
import type { SlotRules, SlotStepWire } from "@houselight/game-maths/slot";
import { tenThousandKitesVersions } from "@houselight/game-maths/ten-thousand-kites";
import { describe, expect, it } from "vitest";
import type { Show } from "./director.ts";
import { waysInSight } from "./ways.tsx";

const rulesOf = ({ current }: typeof lanternTideVersions) => current.rules?.() as SlotRules;
const KITES = rulesOf(tenThousandKitesVersions);

const stepOf = (kind: SlotStepWire["kind"], ...rows: number[]): SlotStepWire =>
  ({
    kind,
    grid: rows.map((count) => Array<string>(count).fill("bow")),
  }) as unknown as SlotStepWire;
const STEPS = [stepOf("spin", 2, 3, 4, 5, 6, 7), stepOf("cascade", 2, 3, 4, 5, 6, 7)];
const ROUND = { outcome: { kind: "slot", steps: STEPS } } as unknown as RoundView;
const at = (beat: Show["beat"]): Show => ({
  beat,
  step: "step" in beat ? (STEPS[beat.step] ?? null) : null,
});

describe("the ways in sight", () => {
  it("are the same on every board whose reels are alike", () => {
    expect(waysInSight(rulesOf(lanternTideVersions), null, null, "sending")).toBe(3 ** 5);
  });

  it("are those of the board at rest, and not known while its reels run", () => {
    expect(waysInSight(KITES, null, null, "idle")).toBe(4 * 6 * 2 * 4 * 6 * 2);
    expect(waysInSight(KITES, ROUND, null, "sending")).toBeNull();
    expect(waysInSight(KITES, ROUND, at({ kind: "spin", step: 0 }), "replaying")).toBeNull();
    expect(waysInSight(KITES, ROUND, at({ kind: "all", step: 0 }), "replaying")).toBe(5040);
  });

  it("stay while what has won leaves, and after the round", () => {
    expect(waysInSight(KITES, ROUND, at({ kind: "spin", step: 1 }), "replaying")).toBe(5040);
    const sum = at({ kind: "summary", spins: 3, payoutCents: 0 });
    expect(waysInSight(KITES, ROUND, sum, "replaying")).toBe(5040);
    expect(waysInSight(KITES, ROUND, null, "idle")).toBe(5040);
  });
});
