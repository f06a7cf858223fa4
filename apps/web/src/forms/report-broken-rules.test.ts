import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { birthParts, email, mustBeChecked } from "@houselight/contracts/accounts";
import { reportFormErrors } from "@houselight/contracts/tracking";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { createFormControl } from "react-hook-form";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
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

it("TRACK-05: a bad form is told once each time it is sent, and a good one never", async () => {
  const rules = z.object({ email, date_of_birth: birthParts, terms: mustBeChecked });
  const date_of_birth = { day: "32", month: "13", year: "1990" };
  const values = { email: "a@b", date_of_birth, terms: false };
  const form = createFormControl<typeof values>({
    resolver: standardSchemaResolver(rules) as never,
    defaultValues: values,
  });
  for (const field of ["email", "date_of_birth.day", "terms"] as const) form.register(field);
  const send = form.handleSubmit(() => {}, reportInvalid("registration"));
  await send();
  const body = {
    side: "client",
    component: "registration",
    errors: [
      { key: "email", message: "VALIDATION.EMAIL.INVALID" },
      { key: "date_of_birth", message: "VALIDATION.BIRTH_DAY.INVALID" },
      { key: "terms", message: REQUIRED },
    ],
  };
  expect(sent()).toEqual([body]);
  await send();
  expect(sent()).toEqual([body, body]);
  form.reset({
    email: "mia@example.com",
    date_of_birth: { day: "1", month: "2", year: "1990" },
    terms: true,
  });
  await send();
  expect(sent()).toHaveLength(2);
});

it("TRACK-05: every form of the site that has rules tells which of them refused it", () => {
  const site = join(import.meta.dirname, "..");
  const silent = globSync("**/*.{ts,tsx}", { cwd: site, exclude: ["**/*.test.ts"] }).filter(
    (file) => {
      const source = readFileSync(join(site, file), "utf8");
      // Forms of the cashbox are sent by their foot, which tells it.
      return source.includes("resolver:") && !/reportInvalid\(|form-foot/.test(source);
    },
  );
  expect(silent).toEqual([]);
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

it("looks for no message in the element of a field, which leads back to itself", () => {
  const ref: Record<string, unknown> = { name: "iban" };
  ref["owner"] = ref;
  reportInvalid("withdraw")({ iban: { type: "rule", ref } } as never);
  expect(sent()).toEqual([]);
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
