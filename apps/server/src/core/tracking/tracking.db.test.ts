import { writeLog } from "@houselight/contracts";
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
