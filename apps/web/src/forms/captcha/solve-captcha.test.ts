import { afterEach, expect, it, vi } from "vitest";
import { solveCaptcha } from "./solve-captcha.ts";

afterEach(() => void vi.unstubAllGlobals());

it("starts no work for a form that is gone", async () => {
  const begun = vi.fn();
  class Worker {
    constructor() {
      begun();
    }
    addEventListener(): void {}
    postMessage(): void {}
    terminate(): void {}
  }
  vi.stubGlobal("Worker", Worker);
  const gone = new AbortController();
  gone.abort();
  const captcha = { kind: "proof_of_work", challenge: { parameters: {}, signature: "s" } } as const;
  await expect(solveCaptcha(captcha as never, gone.signal)).rejects.toThrow();
  expect(begun).not.toHaveBeenCalled();
});
