import { describe, expect, it, vi } from "vitest";
import { createHashQueue, type HashQueueOptions, type Lane } from "./hash-queue.ts";

const rule = { most: 100, mostPerKey: 100, share: 1 };
const queueWith = (options: {
  lanes?: Partial<HashQueueOptions["lanes"]>;
  atOnce?: number;
  waitMaxMs?: number;
}) =>
  createHashQueue({
    atOnce: options.atOnce ?? 1,
    waitMaxMs: options.waitMaxMs ?? 60_000,
    lanes: {
      known: rule,
      proven: rule,
      stranger: rule,
      newcomer: rule,
      house: rule,
      ...options.lanes,
    },
  });

/** Work that ends when it is told to. */
function held() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("hash queue", () => {
  it("runs as many at once as it may, one processor's worth here", async () => {
    const queue = queueWith({ atOnce: 2 });
    let [running, most] = [0, 0];
    const hash = async () => {
      most = Math.max(most, ++running);
      await settle();
      running--;
    };
    await Promise.all(
      Array.from({ length: 9 }, (_, n) => queue.enter("stranger", `${n}`).run(hash)),
    );
    expect(most).toBe(2);
  });

  it("refuses the one beyond a lane's bound, says when to come back, and takes one when one has left", () => {
    const queue = queueWith({ lanes: { stranger: { ...rule, most: 2 } } });
    const first = queue.enter("stranger", "a");
    queue.enter("stranger", "b");
    expect(() => queue.enter("stranger", "c")).toThrow(
      expect.objectContaining({ code: "entrance_busy", retryAfterSeconds: 3 }),
    );
    expect(() => queue.assertRoom("stranger", "c")).toThrow("entrance_busy");
    queue.assertRoom("known", "c");
    first.leave();
    queue.enter("stranger", "c");
  });

  it("lets one account hold no more than its part of a lane", () => {
    const queue = queueWith({ lanes: { proven: { ...rule, mostPerKey: 1 } } });
    const place = queue.enter("proven", "ada");
    expect(() => queue.enter("proven", "ada")).toThrow("entrance_busy");
    queue.enter("proven", "noah");
    place.leave();
    queue.enter("proven", "ada");
  });

  it("gives lanes that wait their shares, whoever came first, and keeps the order within one", async () => {
    const queue = queueWith({ lanes: { known: { ...rule, share: 3 } } });
    const order: string[] = [];
    const first = held();
    const all = [queue.enter("stranger", "first").run(first.work)];
    const add = (lane: Lane, n: number) =>
      all.push(queue.enter(lane, `${n}`).run(async () => void order.push(`${lane} ${n}`)));
    for (let n = 0; n < 8; n++) add("stranger", n);
    for (let n = 0; n < 6; n++) add("known", n);
    first.finish();
    await Promise.all(all);
    expect(order.filter((one) => one.startsWith("stranger"))).toEqual(
      Array.from({ length: 8 }, (_, n) => `stranger ${n}`),
    );
    const early = order.slice(0, 8).filter((one) => one.startsWith("known"));
    expect(early).toHaveLength(6);
    expect(order.slice(0, 8)).toContain("stranger 0");
  });

  it("saves no turns up for a lane that was idle", async () => {
    const queue = queueWith({});
    for (let n = 0; n < 20; n++) await queue.enter("known", "a").run(settle);
    const order: string[] = [];
    const first = held();
    const all = [queue.enter("known", "a").run(first.work)];
    for (let n = 0; n < 4; n++)
      for (const lane of ["known", "stranger"] as const)
        all.push(queue.enter(lane, `${n}`).run(async () => void order.push(lane)));
    first.finish();
    await Promise.all(all);
    expect(order.slice(0, 4).filter((lane) => lane === "known")).toHaveLength(2);
  });

  it("sends away who has waited too long, and goes on after work that failed", async () => {
    vi.useFakeTimers();
    try {
      const queue = queueWith({ waitMaxMs: 50 });
      const first = held();
      const running = queue.enter("stranger", "a").run(first.work);
      const waiting = queue.enter("stranger", "b").run(async () => "hashed");
      const refused = expect(waiting).rejects.toMatchObject({ code: "entrance_busy" });
      await vi.advanceTimersByTimeAsync(50);
      await refused;
      first.finish();
      await running;
      const failing = queue.enter("stranger", "c").run(() => Promise.reject(new Error("no")));
      await expect(failing).rejects.toThrow("no");
      expect(await queue.enter("stranger", "d").run(async () => "hashed")).toBe("hashed");
    } finally {
      vi.useRealTimers();
    }
  });
});
