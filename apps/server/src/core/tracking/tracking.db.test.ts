import { reportFormErrors, writeLog } from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
});
afterAll(() => kit.close());

const entry = { name: "PAGE_ERROR", message: "x is not a function", page: "/de/vip" };

describe("PUT /log", () => {
  it("writes what a browser reports to the log", async () => {
    const warn = vi.spyOn(kit.house.log, "warn");
    const answer = await httpCaller(kit.served?.url as string).call(writeLog, { body: entry });
    expect(answer.status).toBe(200);
    const written = warn.mock.calls.filter(([, text]) => text === "a browser met an error");
    expect(written.map(([facts]) => facts)).toEqual([{ browser: entry, player: null }]);
  });

  it.each([
    ["a name of its own making", { ...entry, name: "drop table" }],
    ["too long a message", { ...entry, message: "x".repeat(501) }],
    ["no page", { ...entry, page: undefined }],
  ])("refuses %s", async (_, body) => {
    const guest = httpCaller(kit.served?.url as string);
    expect((await guest.call(writeLog, { body: body as never })).status).toBe(422);
  });
});

const report = {
  side: "client",
  component: "registration",
  errors: [
    { key: "email", message: "VALIDATION.EMAIL.INVALID" },
    { key: "date_of_birth", message: "VALIDATION.BIRTH_DAY.MIN" },
  ],
} as const;

describe("PUT /metrics-errors-validation", () => {
  const counted = async () => {
    const { values } = await kit.house.metrics.formErrors.get();
    return values.map(({ labels, value }) => [labels.side, labels.component, value]);
  };

  it("TRACK-05: writes the rules that a form was refused by to the log, and counts the fields", async () => {
    const info = vi.spyOn(kit.house.log, "info");
    const guest = httpCaller(kit.served?.url as string);
    const body = { ...report, errors: [...report.errors] };
    expect((await guest.call(reportFormErrors, { body })).status).toBe(200);
    const written = info.mock.calls.filter(([, text]) => text === "a form was refused by rules");
    expect(written.map(([facts]) => facts)).toEqual([{ form: report, player: null }]);
    expect(await counted()).toEqual([["client", "registration", 2]]);
  });

  const [error] = report.errors;
  it.each([
    ["another side", { ...report, side: "edge" }],
    ["a component of its own making", { ...report, component: "x".repeat(9) }],
    ["no error", { ...report, errors: [] }],
    ["too many errors", { ...report, errors: Array(21).fill(error) }],
    ["a field that is no name", { ...report, errors: [{ ...error, key: "a b" }] }],
    ["what somebody typed", { ...report, errors: [{ ...error, message: "mia@example.com" }] }],
    [
      "too long a key",
      { ...report, errors: [{ ...error, message: `VALIDATION.${"A".repeat(41)}` }] },
    ],
  ])("refuses %s, and counts nothing", async (_, body) => {
    const before = await counted();
    const guest = httpCaller(kit.served?.url as string);
    expect((await guest.call(reportFormErrors, { body: body as never })).status).toBe(422);
    expect(await counted()).toEqual(before);
  });
});
