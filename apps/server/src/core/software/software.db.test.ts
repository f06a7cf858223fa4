import { listReleases, listTrailEntries } from "@houselight/contracts";
import { openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { noteSoftware } from "./note-software.ts";
import type { Software } from "./read-software.ts";

const DAY_MS = 24 * 3_600_000;
const digestOf = (letter: string) => letter.repeat(64);
const softwareOf = (letter: string, files: Readonly<Record<string, string>>): Software => ({
  digest: digestOf(letter),
  files: new Map(Object.entries(files)),
});
const FIRST = softwareOf("a", { "a.ts": "1", "b.ts": "1", "c.ts": "1" });
const SECOND = softwareOf("b", { "a.ts": "2", "c.ts": "1", "d.ts": "1" });

let kit: TestHouse;
beforeEach(async () => {
  await kit?.close();
  kit = await openTestHouse({ serve: {} });
});
afterAll(() => kit?.close());

/** Signs an operator in: sessions end where days pass. */
const operatorAs = (role: "manager" | "cashier") =>
  signedInOperator(kit.house, kit.served?.url as string, role);
/** Another process of the house: what it has noted it keeps by itself. */
const newProcess = () => ({ ...kit.house });
const runs = (software: Software, house = newProcess()) =>
  noteSoftware(house, () => Promise.resolve(software)).then(() => house);
const releases = async (query: { before?: number; limit?: number } = {}) =>
  (await (await operatorAs("manager")).call(listReleases, { query })).body;
const trail = async () =>
  (await (await operatorAs("manager")).call(listTrailEntries, { query: { action: "software." } }))
    .body;

describe("what software runs", () => {
  it("is noted once, however many processes start with it at once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => runs(FIRST)));
    expect(await releases()).toMatchObject([
      { digest: digestOf("a"), files: 3, changed: null, tampered: null },
    ]);
    expect(await trail()).toMatchObject([
      { action: "software.run", operator: null, detail: { digest: digestOf("a"), former: null } },
    ]);
  });

  it("names what a release changed, and one that comes back", async () => {
    await runs(FIRST);
    await runs(SECOND);
    await runs(FIRST);
    const changed = { count: 3, paths: ["a.ts", "b.ts", "d.ts"] };
    const all = await releases();
    expect(all).toMatchObject([
      { digest: digestOf("a"), changed },
      { digest: digestOf("b"), changed },
      { digest: digestOf("a"), changed: null },
    ]);
    expect((await trail())[1]).toMatchObject({
      detail: { digest: digestOf("b"), former: digestOf("a"), changed_files: 3 },
    });
    expect(await releases({ limit: 1, before: all[0]?.id as number })).toEqual([all[1]]);
  });

  it("is looked at again after 24 hours, and not before", async () => {
    const house = await runs(FIRST);
    const read = vi.fn(() => Promise.resolve(FIRST));
    kit.clock.advance(DAY_MS - 1);
    await noteSoftware(house, read);
    expect(read).not.toHaveBeenCalled();
    const [before] = await releases();
    kit.clock.advance(1);
    await noteSoftware(house, read);
    expect(read).toHaveBeenCalledOnce();
    const [after] = await releases();
    expect(Date.parse(after?.checked_at as string)).toBe(
      Date.parse(before?.checked_at as string) + DAY_MS,
    );
    expect(after).toMatchObject({ first_run_at: before?.first_run_at, tampered: null });
  });

  it("is told on the trail, in the log and to operators once a file changes beneath it", async () => {
    const house = await runs(FIRST);
    const logged = vi.spyOn(kit.house.log, "error");
    for (const _day of [1, 2]) {
      kit.clock.advance(DAY_MS);
      await runs(SECOND, house);
    }
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
    const paths = ["a.ts", "b.ts", "d.ts"];
    const [release, ...others] = await releases();
    expect(others).toEqual([]);
    expect(release).toMatchObject({ digest: digestOf("a"), tampered: { count: 3, paths } });
    expect(await trail()).toMatchObject([
      {
        action: "software.files-changed",
        detail: { digest: digestOf("a"), found: digestOf("b"), changed_files: 3, changed: paths },
      },
      { action: "software.run" },
    ]);
    // Put back and changed again the same way, it is told again.
    for (const found of [FIRST, SECOND]) {
      kit.clock.advance(DAY_MS);
      await runs(found, house);
    }
    expect((await trail()).map(({ action }) => action)).toEqual([
      "software.files-changed",
      "software.files-changed",
      "software.run",
    ]);
  });

  it("is tried again when the files cannot be read", async () => {
    const house = newProcess();
    const fault = new Error("no such file");
    await expect(noteSoftware(house, () => Promise.reject(fault))).rejects.toBe(fault);
    await runs(FIRST, house);
    expect(await releases()).toHaveLength(1);
  });

  it("is shown to those who may read the trail", async () => {
    const cashier = await operatorAs("cashier");
    expect((await cashier.call(listReleases, { query: {} })).status).toBe(403);
  });
});
