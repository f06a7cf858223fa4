import { reportFormErrors } from "@houselight/contracts/tracking";
import { beforeEach, expect, it, vi } from "vitest";
import { reportInvalid, reportRefused } from "./report-broken-rules.ts";

const send = vi.hoisted(() => vi.fn(async (..._call: unknown[]): Promise<unknown> => ({})));
vi.mock("../api/call.ts", () => ({ call: send }));
beforeEach(() => void send.mockReset().mockResolvedValue({}));

const REQUIRED = "VALIDATION.COMMON.REQUIRED";
const sent = () => send.mock.calls.map(([, input]) => (input as { body: unknown }).body);

it("TRACK-05: tells side, component, and each field with its first message, in one call", () => {
  reportInvalid("registration")({
    email: { type: "custom", message: "VALIDATION.EMAIL.INVALID" },
    date_of_birth: { root: { type: "custom", message: "VALIDATION.BIRTH_DAY.MIN" } },
    address: { street: { type: "custom", message: REQUIRED }, city: { type: "custom" } },
  } as never);
  expect(sent()).toEqual([
    {
      side: "client",
      component: "registration",
      errors: [
        { key: "email", message: "VALIDATION.EMAIL.INVALID" },
        { key: "date_of_birth", message: "VALIDATION.BIRTH_DAY.MIN" },
        { key: "address", message: REQUIRED },
      ],
    },
  ]);
  expect(reportFormErrors.body.safeParse(sent()[0]).success).toBe(true);
  expect(send.mock.calls[0]?.[2]).toEqual({ retries: 0 });
});

it("TRACK-05: tells the rules of the server, and no other refusal", () => {
  reportRefused("login", [
    { field: "password", code: "wrong_credentials", message: "E-mail or password is wrong." },
  ]);
  expect(sent()).toEqual([]);
  reportRefused("registration", [
    { field: "country", code: REQUIRED, message: REQUIRED },
    { field: "country", code: "VALIDATION.COMMON.INVALID_FIELD", message: "" },
    { field: "email", code: "email_taken", message: "" },
  ]);
  expect(sent()).toEqual([
    { side: "server", component: "registration", errors: [{ key: "country", message: REQUIRED }] },
  ]);
});

it("tells no text that is not a key, and nothing of a field without a name", () => {
  reportInvalid("deposit")({
    amount: { type: "rule", message: "mia@example.com is no amount" },
    "a.b": { type: "rule", message: REQUIRED },
  } as never);
  expect(sent()).toEqual([]);
});

it("is done before the answer, and lets no failure out", async () => {
  send.mockRejectedValue(new Error("offline"));
  expect(reportInvalid("withdraw")({ iban: { type: "rule", message: REQUIRED } })).toBeUndefined();
  await new Promise((done) => setTimeout(done));
  expect(send).toHaveBeenCalledTimes(1);
});
