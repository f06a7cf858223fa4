import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createLog } from "#platform/log";
import { startJobs } from "./public.ts";

const NEVER = "0 0 1 1 *";
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("logs a job that fails, with its reason, and lets a long one end before it is taken for dead", async () => {
  const log = createLog("silent");
  const errors = vi.spyOn(log, "error");
  const reason = new Error("the books cannot be read");
  const start = () =>
    startJobs(
      database,
      [
        {
          name: "trial.fails",
          cron: NEVER,
          secondsAfterStart: 0,
          run: () => Promise.reject(reason),
        },
      ],
      log,
    );
  const stop = await start();
  await vi.waitFor(
    () => expect(errors).toHaveBeenCalledWith({ job: "trial.fails", err: reason }, "a job failed"),
    { timeout: 30_000 },
  );
  await stop();
  const limits = async () =>
    (
      await database.query<object>(
        `select expire_seconds, heartbeat_seconds from jobs.queue where name = 'trial.fails'`,
      )
    )[0];
  expect(await limits()).toEqual({ expire_seconds: 43_200, heartbeat_seconds: 300 });
  // A queue of an older build has others.
  await database.query("update jobs.queue set expire_seconds = 900, heartbeat_seconds = null");
  await (await start())();
  expect(await limits()).toEqual({ expire_seconds: 43_200, heartbeat_seconds: 300 });
});
