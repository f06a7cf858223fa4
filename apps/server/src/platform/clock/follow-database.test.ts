import fc from "fast-check";
import { Registry } from "prom-client";
import { describe, expect, it, vi } from "vitest";
import { createLog } from "#platform/log";
import { followDatabase } from "./follow-database.ts";

const HOUR_MS = 3_600_000;
const TRUTH = Date.UTC(2026, 4, 1, 12);

type Way = [there: number, back: number];
/** Three questions that were long on their way, and three that were not. */
const SLOW_WAY_THERE: [Way, Way, Way] = [
  [3_000, 0.05],
  [3_000, 0.05],
  [3_000, 0.05],
];
const FAST: [Way, Way, Way] = [
  [0.05, 0.05],
  [0.05, 0.05],
  [0.05, 0.05],
];

/** A machine with a wrong clock beside a database with the right one; time passes as the test says. */
class World {
  /** Milliseconds that have passed. */
  passed = 0;
  /** The machine's clock is so far from the truth. */
  wrongMs: number;
  /** And so far is the database's. */
  databaseMs = 0;
  /** Milliseconds to the database and back, of each question; the last one stays. */
  ways: Way[] = [[0.2, 0.2]];
  questions = 0;
  isAway = false;
  readonly lines: string[] = [];
  readonly registry = new Registry();
  readonly own = {
    wallMs: () => TRUTH + this.wrongMs + this.passed,
    steadyMs: () => 5_000 + this.passed,
  };

  constructor(wrongMs = 0) {
    this.wrongMs = wrongMs;
  }

  get truthMs(): number {
    return TRUTH + this.databaseMs + this.passed;
  }

  async query<Row extends object>(): Promise<Row[]> {
    this.questions++;
    if (this.isAway) throw new Error("the database is away");
    const [there, back] = (this.ways.length > 1 ? this.ways.shift() : this.ways[0]) as Way;
    this.passed += there;
    const ms = this.truthMs;
    this.passed += back;
    return [{ ms }] as unknown as Row[];
  }

  follow = () =>
    followDatabase(this, {
      log: createLog("warn", { write: (line) => void this.lines.push(line) }),
      registry: this.registry,
      own: this.own,
    });

  ahead = async (): Promise<number> => {
    const [value] =
      (await this.registry.getSingleMetric("clock_ahead_seconds")?.get())?.values ?? [];
    return value?.value ?? Number.NaN;
  };
}

const errorOf = (world: World, clock: { now(): Date }): number =>
  Math.abs(clock.now().getTime() - world.truthMs);

describe("a clock that follows its database's", () => {
  it.each([0, 3, -3, HOUR_MS, -HOUR_MS, 30 * 24 * HOUR_MS, -30 * 24 * HOUR_MS])(
    "is right on a machine that is %d ms ahead, and says how far that is off",
    async (wrongMs) => {
      const world = new World(wrongMs);
      const clock = await world.follow();
      expect(errorOf(world, clock)).toBeLessThan(2);
      world.passed += 60_000;
      expect(errorOf(world, clock)).toBeLessThan(2);
      expect(await world.ahead()).toBeCloseTo(wrongMs / 1000, 2);
      await clock.look();
      expect(world.lines).toHaveLength(Math.abs(wrongMs) > 2_000 ? 1 : 0);
    },
  );

  it("warns again when the machine was right meanwhile", async () => {
    const world = new World(HOUR_MS);
    const clock = await world.follow();
    world.wrongMs = 0;
    await clock.look();
    world.wrongMs = -HOUR_MS;
    await clock.look();
    expect(world.lines.filter((line) => line.includes("clock is wrong"))).toHaveLength(2);
  });

  it("does not move when somebody sets the machine's clock", async () => {
    const world = new World();
    const clock = await world.follow();
    world.wrongMs = -HOUR_MS;
    expect(errorOf(world, clock)).toBeLessThan(2);
  });

  it("asks at once after the machine slept, and once", async () => {
    const world = new World();
    const clock = await world.follow();
    const asked = world.questions;
    // The steady clock stands while a machine sleeps; the others go on.
    world.databaseMs += HOUR_MS;
    world.wrongMs += HOUR_MS;
    for (let call = 0; call < 5; call++) clock.now();
    await vi.waitFor(() => expect(errorOf(world, clock)).toBeLessThan(2));
    expect(world.questions - asked).toBe(3);
  });

  it("counts on while the database is away, and asks no more than it must", async () => {
    const world = new World(HOUR_MS);
    const clock = await world.follow();
    world.isAway = true;
    world.passed += 60_000;
    world.wrongMs = 0;
    const asked = world.questions;
    for (let call = 0; call < 5; call++) {
      expect(errorOf(world, clock)).toBeLessThan(2);
      await Promise.resolve();
    }
    expect(world.questions - asked).toBe(1);
    await expect(clock.look()).rejects.toThrow("away");
    world.isAway = false;
    await clock.look();
    expect(errorOf(world, clock)).toBeLessThan(2);
  });

  it("stands while it is right to go back a little, and goes back where the database did", async () => {
    const world = new World();
    const clock = await world.follow();
    const told = clock.now().getTime();
    world.databaseMs = -900;
    await clock.look();
    world.passed += 500;
    expect(clock.now().getTime()).toBe(told);
    world.passed += 500;
    expect(clock.now().getTime()).toBeGreaterThan(told);
    expect(world.lines).toEqual([]);
    world.databaseMs = -HOUR_MS;
    await clock.look();
    expect(errorOf(world, clock)).toBeLessThan(2);
    expect(world.lines.filter((line) => line.includes("goes back"))).toHaveLength(1);
  });

  it("is never further from the truth than the best way there and back, and no noise moves it away or back", async () => {
    const way = fc.tuple(
      fc.double({ min: 0.05, max: 3_000, noNaN: true }),
      fc.double({ min: 0.05, max: 3_000, noNaN: true }),
    );
    const run = async (wrongMs: number, looks: readonly (readonly Way[])[]) => {
      const world = new World(wrongMs);
      world.ways = [...(looks[0] ?? []), [0, 0]];
      const clock = await world.follow();
      let best = Math.min(...(looks[0] ?? []).map(([there, back]) => there + back));
      for (const ways of looks.slice(1)) {
        const before = errorOf(world, clock);
        const told = clock.now().getTime();
        world.ways = [...ways, [0, 0]];
        await clock.look();
        best = Math.min(best, ...ways.map(([there, back]) => there + back));
        expect(errorOf(world, clock)).toBeLessThanOrEqual(before + 1);
        expect(clock.now().getTime()).toBeGreaterThanOrEqual(told - 1);
      }
      // One that was ahead stands until it is right.
      world.passed += 10_000;
      expect(errorOf(world, clock)).toBeLessThanOrEqual(best + 1);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -1_000, max: 30 * 24 * HOUR_MS }),
        fc.array(fc.tuple(way, way, way), { minLength: 1, maxLength: 6 }),
        run,
      ),
      { examples: [[HOUR_MS, [SLOW_WAY_THERE, FAST]]] },
    );
  });
});
