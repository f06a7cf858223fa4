import type { SocialOutcomeView } from "@houselight/contracts/accounts";
import { expect, it, vi } from "vitest";
import { RefusedError } from "../../../api/errors.ts";
import { lastingStore } from "../../../api/kept/kept-store.ts";
import { answerOnce, forgetAnswer } from "./kept-answer.ts";

const newStore = () =>
  lastingStore(() => {
    throw new Error("blocked");
  });
const outcome = (name: SocialOutcomeView["outcome"]): SocialOutcomeView => ({
  outcome: name,
  provider: "Paperpass",
  redirect: null,
  email: "ann@example.org",
  auth_fields_missed: [],
});
const refusal = (code: string) => new RefusedError(422, [{ field: "base", code, message: "" }]);
const used = () => Promise.reject(refusal("auth_flow_unknown"));

it.each(["sign_up", "owner_asked"] as const)(
  "AUTH-16: a page that is loaded anew goes on with %s, though the code was used",
  async (name) => {
    const store = newStore();
    await answerOnce("a", async () => outcome(name), store);
    expect(await answerOnce("a", used, store)).toEqual(outcome(name));
    await expect(answerOnce("b", used, store)).rejects.toThrow(RefusedError);
    forgetAnswer(store);
    await expect(answerOnce("a", used, store)).rejects.toThrow(RefusedError);
  },
);

it.each(["otp_required", "account_restricted"])(
  "a page that is loaded anew asks again for what %s asks",
  async (code) => {
    const store = newStore();
    const refused = refusal(code);
    await expect(answerOnce("a", () => Promise.reject(refused), store)).rejects.toBe(refused);
    await expect(answerOnce("a", used, store)).rejects.toEqual(refused);
  },
);

it("asks anew where nothing was left to do, or the answer was lost", async () => {
  const store = newStore();
  const ask = vi.fn(async () => outcome("signed_in"));
  await answerOnce("a", ask, store);
  await answerOnce("a", ask, store);
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(answerOnce("a", () => Promise.reject(new Error("lost")), store)).rejects.toThrow(
    "lost",
  );
  await expect(answerOnce("a", used, store)).rejects.toThrow(RefusedError);
});
