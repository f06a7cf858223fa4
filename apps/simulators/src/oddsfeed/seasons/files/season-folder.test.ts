import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SeasonFolder } from "./season-folder.ts";
import { seasonOf, smallSeason, type TestFolder, testFolder } from "../seasons.testing.ts";

let folder: TestFolder;
let reader: SeasonFolder;
beforeEach(async () => {
  folder = await testFolder();
  reader = new SeasonFolder(folder.path);
});
afterEach(() => folder.close());

const season = seasonOf(smallSeason());

describe("a folder of seasons", () => {
  it("is read with the folders in it, each file as a competition, those of one name as a league", async () => {
    await folder.write("2025/pl.1.json", seasonOf(smallSeason().slice(0, 2), "Paper League 2025"));
    await folder.write("2026/pl.1.json", season);
    await folder.write("2026/kl.1.json", season);
    await folder.write("2026/README.md", "no season");
    await folder.write(".git/pl.1.json", season);
    const { files, leagues } = await reader.read();
    expect(files).toEqual([
      { path: "2026/pl.1.json", fault: null, matches: 12 },
      { path: "2026/kl.1.json", fault: null, matches: 12 },
      { path: "2025/pl.1.json", fault: null, matches: 2 },
    ]);
    expect([...leagues.keys()].toSorted()).toEqual(["kl.1.json", "pl.1.json"]);
    const matches = leagues.get("pl.1.json")?.matches;
    expect(matches).toHaveLength(14);
    expect(matches?.[0]).toMatchObject({
      urn: "fj:match:2026-pl-1.matchday-1.1-fc-koln-paper-town",
      competition: { id: "2026-pl-1", name: "Paper League 2026" },
      league: "pl.1.json",
    });
    expect(new Set(matches?.map(({ urn }) => urn)).size).toBe(14);
  });

  it("leaves a file out that breaks its form, with the fault, and reads it once it is well", async () => {
    await folder.write("a.json", season);
    await folder.write("b.json", { name: "x", matches: [{ date: "soon" }] });
    const { files, leagues } = await reader.read();
    expect(files).toMatchObject([
      { path: "b.json", fault: expect.stringContaining("matches.0"), matches: 0 },
      { path: "a.json", fault: null },
    ]);
    expect(leagues.get("b.json")?.matches).toEqual([]);
    await folder.write("b.json", season);
    expect((await reader.read()).files).toMatchObject([{ fault: null, matches: 12 }, {}]);
  });

  it("reads a file anew only when it has changed, and lets go of one that is gone", async () => {
    await folder.write("a.json", season);
    const before = (await reader.read()).leagues.get("a.json");
    const after = (await reader.read()).leagues.get("a.json");
    expect(after?.edition).toBe(before?.edition);
    expect(after?.matches[0]).toBe(before?.matches[0]);
    await folder.write("a.json", seasonOf(smallSeason().slice(1)));
    const changed = (await reader.read()).leagues.get("a.json");
    expect(changed?.edition).not.toBe(before?.edition);
    expect(changed?.matches).toHaveLength(11);
    await folder.remove("a.json");
    expect(await reader.read()).toEqual({ files: [], leagues: new Map() });
  });

  it("names matches of the same sides in one round one after the other", async () => {
    const [match] = smallSeason();
    await folder.write("a.json", seasonOf([match, { ...match, date: "2026-05-09" }] as never));
    const matches = (await reader.read()).leagues.get("a.json")?.matches;
    expect(matches?.map(({ urn }) => urn)).toEqual([
      "fj:match:a.matchday-1.1-fc-koln-paper-town",
      "fj:match:a.matchday-1.1-fc-koln-paper-town.2",
    ]);
  });

  it("keeps the name of a match when its time moves or it gets a result", async () => {
    const [match] = smallSeason();
    await folder.write("a.json", seasonOf([match as never]));
    const before = (await reader.read()).leagues.get("a.json")?.matches[0];
    const later = { ...match, date: "2026-06-01", time: "18:00", score: { ft: [1, 0] } };
    await folder.write("a.json", seasonOf([later as never]));
    const after = (await reader.read()).leagues.get("a.json")?.matches[0];
    expect(after?.urn).toBe(before?.urn);
    expect(after?.startsAt).not.toBe(before?.startsAt);
  });

  it("leaves out what would have the name of another file, what is too large, and more than fifty files", async () => {
    await folder.write("a-b.json", season);
    await folder.write("a.b.json", season);
    await folder.write("z.json", `${JSON.stringify(season)}${" ".repeat(5 * 1024 * 1024)}`);
    const faults = () =>
      reader.read().then(({ files }) => new Map(files.map(({ path, fault }) => [path, fault])));
    const found = await faults();
    expect(found.get("z.json")).toContain("larger");
    expect([found.get("a.b.json"), found.get("a-b.json")]).toEqual([
      null,
      "file: has the name of a.b.json",
    ]);
    for (let at = 10; at < 60; at += 1) await folder.write(`y${at}.json`, season);
    const many = await reader.read();
    expect(many.files).toHaveLength(53);
    expect(many.files.filter(({ fault }) => fault?.includes("no more than 50"))).toHaveLength(3);
    expect(many.leagues.has("y59.json")).toBe(true);
    expect(many.leagues.has("y10.json")).toBe(false);
  });

  it("is nothing but a fault when it cannot be read", async () => {
    const { files, leagues } = await new SeasonFolder(`${folder.path}/none`).read();
    expect(files).toEqual([{ path: ".", fault: "the folder cannot be read", matches: 0 }]);
    expect(leagues.size).toBe(0);
  });
});
