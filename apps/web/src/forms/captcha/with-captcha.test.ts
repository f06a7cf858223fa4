import { expect, it } from "vitest";
import { RefusedError } from "../../api/errors.ts";
import { withCaptcha } from "./with-captcha.ts";

const refused = (code: string) => new RefusedError(422, [{ field: "base", code, message: "" }]);

/** Sends a form that the server answers as told, and keeps what was sent and said. */
async function sending(answers: readonly (RefusedError | "in")[], solvable = true) {
  const sent: (string | undefined)[] = [];
  const told: (string | null)[] = [];
  let made = 0;
  const outcome = await withCaptcha({
    send: async (captcha) => {
      const answer = answers[sent.push(captcha) - 1];
      if (answer !== "in") throw answer;
      return answer;
    },
    answer: async (tell) => {
      tell("fetching");
      tell("solving");
      if (!solvable) throw new Error("there are no workers here");
      return `answer ${++made}`;
    },
    tell: (step) => told.push(step),
  }).catch((error: RefusedError) => error.fields[0]?.code);
  return { sent, told, outcome };
}

it("sends a form without a captcha where none is asked for", async () =>
  expect(await sending(["in"])).toEqual({ sent: [undefined], told: [null], outcome: "in" }));

it.each(["captcha_required", "entrance_busy"])(
  "solves a captcha on %s, says so, and sends again",
  async (code) =>
    expect(await sending([refused(code), "in"])).toEqual({
      sent: [undefined, "answer 1"],
      told: ["fetching", "solving", "sending", null],
      outcome: "in",
    }),
);

it("solves a second one when the first came too late, and then gives up", async () => {
  const asked = refused("captcha_required");
  const { sent, outcome } = await sending([asked, asked, asked, "in"]);
  expect(sent).toEqual([undefined, "answer 1", "answer 2"]);
  expect(outcome).toBe("captcha_required");
});

it("says why it was refused when the browser cannot solve it", async () => {
  const { told, outcome } = await sending([refused("entrance_busy"), "in"], false);
  expect(told).toEqual(["fetching", "solving", null]);
  expect(outcome).toBe("entrance_busy");
});

it("hands on every other refusal at once", async () => {
  const { sent, outcome } = await sending([
    refused("captcha_required"),
    refused("wrong_credentials"),
  ]);
  expect(sent).toHaveLength(2);
  expect(outcome).toBe("wrong_credentials");
});
