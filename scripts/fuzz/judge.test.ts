import { defineEndpoint, refusal } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { leaked, undeclared } from "./judge.ts";

const pay = defineEndpoint({
  name: "pay",
  method: "POST",
  path: "/api/pay",
  summary: "",
  access: "player",
  body: z.object({ amount: z.int() }),
  output: z.object({}),
  status: 201,
  refusals: { too_much: refusal(422, "amount", "") },
});
const look = { ...pay, name: "look", body: undefined, status: 200 } as const;
const refused = (code: string) => ({ errors: { base: { [code]: "No." } } });

describe("an answer", () => {
  it.each([
    ["the declared success", pay, 201, {}, null],
    ["another success", pay, 200, {}, "200 without a refusal"],
    ["a declared refusal", pay, 422, refused("too_much"), null],
    ["a declared refusal under another status", pay, 409, refused("too_much"), "409 too_much"],
    ["a refusal of another endpoint", pay, 422, refused("game_closed"), "422 game_closed"],
    ["a refusal that the mount gives", pay, 401, refused("sign_in_required"), null],
    ["input that its schema does not take", pay, 422, refused("VALIDATION.COMMON.REQUIRED"), null],
    [
      "input where there is none",
      look,
      422,
      refused("VALIDATION.COMMON.REQUIRED"),
      "422 VALIDATION.COMMON.REQUIRED",
    ],
    ["a defect", pay, 500, refused("internal_error"), "500 internal_error"],
    ["a refusal that says nothing", pay, 422, { errors: {} }, "422 without a refusal"],
    ["somebody else's page", pay, 502, "<h1>Bad gateway</h1>", "502 without a refusal"],
  ])("that is %s", (_, endpoint, status, body, fault) =>
    expect(undeclared(endpoint, { status, body })).toBe(fault),
  );

  it("that shows a secret is found, wherever it stands in it", () => {
    const answer = (body: unknown) => leaked({ status: 200, body }, ["ada@example.org"]);
    expect(answer([{ player: { email: "ada@example.org" } }])).toBe("ada@example.org");
    expect(answer("to: ada@example.org")).toBe("ada@example.org");
    expect(answer({ email: "bob@example.org" })).toBeNull();
  });
});
