import { expect, it, vi } from "vitest";
import { generateCaptcha } from "./generate-captcha.ts";

const captcha = { kind: "proof_of_work", challenge: { parameters: {}, signature: "s" } } as const;

/** Generates with a library that fails so many times, and keeps what was waited for and said. */
async function generating(failures: number, wanted?: () => boolean) {
  const waits: number[] = [];
  const complain = vi.fn();
  let attempts = 0;
  const outcome = await generateCaptcha({
    fetch: async () => captcha,
    solve: async () => {
      if (++attempts <= failures) throw new Error("the library fails");
      return "answer";
    },
    wait: async (ms) => void waits.push(ms),
    complain,
    ...(wanted ? { wanted } : {}),
  }).catch((error: Error) => error.message);
  return { attempts, waits, outcome, complaints: complain.mock.calls.length };
}

it("AUTH-18: makes an answer at once where it can", async () =>
  expect(await generating(0)).toEqual({
    attempts: 1,
    waits: [],
    outcome: "answer",
    complaints: 0,
  }));

it("AUTH-18: tries five times, half a second apart, and tells the console alone", async () => {
  expect(await generating(9)).toEqual({
    attempts: 5,
    waits: [500, 500, 500, 500],
    outcome: "the library fails",
    complaints: 5,
  });
  expect(await generating(4)).toMatchObject({ attempts: 5, outcome: "answer", complaints: 4 });
});

it("stops without a word when the form is gone", async () =>
  expect(await generating(9, () => false)).toMatchObject({ attempts: 1, complaints: 0 }));
