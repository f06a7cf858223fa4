import { createLog } from "#platform/log";
import { describe, expect, it, vi } from "vitest";
import { startLoop } from "./loops.ts";

const log = createLog("silent");

describe("a loop", () => {
  it("looks again after a failure, and no more once it is stopped", async () => {
    let looks = 0;
    const stop = startLoop(
      {
        name: "test",
        everyMs: 1,
        run: async () => {
          looks++;
          if (looks === 1) throw new Error("the first look fails");
        },
      },
      log,
    );
    await vi.waitFor(() => expect(looks).toBeGreaterThan(2));
    await stop();
    const seen = looks;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(looks).toBe(seen);
  });

  it("never looks twice at once, and waits for the last look when it stops", async () => {
    let running = 0;
    let most = 0;
    const stop = startLoop(
      {
        name: "test",
        everyMs: 0,
        run: async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
        },
      },
      log,
    );
    await vi.waitFor(() => expect(running).toBe(1));
    await stop();
    expect({ running, most }).toEqual({ running: 0, most: 1 });
  });
});
