import { afterEach, expect, it } from "vitest";
import { openSimulators, PAPERPAY_PATH, type RunningSimulators } from "./main.ts";

let running: RunningSimulators;
afterEach(() => running.close());

const options = {
  host: "127.0.0.1",
  port: 0,
  publicUrl: "http://outside.test",
  paperpaySecret: "s".repeat(32),
};

it("answers on a port of its own, in pages that run their own files alone", async () => {
  running = await openSimulators(options);
  const answer = await fetch(`${running.url}${PAPERPAY_PATH}/pay?ticket=none`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(await answer.text()).toContain(`http://outside.test${PAPERPAY_PATH}/`);
});

it("says that its port is taken", async () => {
  running = await openSimulators(options);
  const port = Number(new URL(running.url).port);
  await expect(openSimulators({ ...options, port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
