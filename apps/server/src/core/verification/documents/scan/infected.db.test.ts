import { readdir } from "node:fs/promises";
import {
  closeInfectedFile,
  getVerification,
  listInfectedFiles,
  listTrailEntries,
} from "@houselight/contracts";
import { type HttpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openVerification, png, type VerificationKit } from "../../verification.testing.ts";
import { EICAR, type FakeClamd, openClamd } from "./clamd.testing.ts";

let fake: FakeClamd;
let kit: VerificationKit;
let operator: HttpCaller;
beforeAll(async () => {
  fake = await openClamd();
  kit = await openVerification({ CLAMD_URL: fake.url });
  operator = await signedInOperator(kit.house, kit.url, "manager");
});
beforeEach(() => {
  fake.answer = undefined;
});
afterAll(async () => {
  await kit.close();
  await fake.close();
});

const reason = "talked to the player";
const stored = async () => (await readdir(kit.folder, { recursive: true })).sort();
const casesOf = async (id: bigint) => {
  const query = { limit: 100 };
  const all = (await operator.call(listInfectedFiles, { query })).body;
  return all.filter((one) => one.player_id === Number(id));
};

describe("a file that is handed in", () => {
  it("is kept when the scanner calls it clean, and not sent to it again", async () => {
    const player = await kit.newPlayer();
    expect((await player.upload("identity", png("clean"))).status).toBe(201);
    const scans = fake.seen.length;
    expect((await player.upload("identity", png("clean"))).status).toBe(201);
    expect(fake.seen).toHaveLength(scans);
  });

  it("is refused with a virus in it: nothing is stored, and operators have a case", async () => {
    const player = await kit.newPlayer();
    const before = await stored();
    for (let time = 0; time < 2; time++)
      expect(await player.upload("identity", png(EICAR))).toMatchObject({
        status: 422,
        body: { errors: { file: { document_infected: expect.any(String) } } },
      });
    expect(await stored()).toEqual(before);
    const view = (await player.caller.call(getVerification, {})).body;
    expect(view).toMatchObject({ status: "none", documents: [] });
    const [found, ...more] = await casesOf(player.id);
    expect(found).toMatchObject({ kind: "identity", virus: "Eicar-Test-Signature" });
    expect(more).toEqual([]);
    const params = { id: found?.id ?? 0 };
    const close = () => operator.call(closeInfectedFile, { params, body: { reason } });
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(404);
    expect(await casesOf(player.id)).toEqual([]);
    const query = { subject: `player ${player.id}` };
    const trail = (await operator.call(listTrailEntries, { query })).body;
    expect(trail.map(({ action }) => action)).toEqual([
      "document.infected-closed",
      "document.infected",
    ]);
  });

  it("is refused while the scanner is away, with nothing stored and no case", async () => {
    const player = await kit.newPlayer();
    const before = await stored();
    fake.answer = "stream: OK";
    expect(await player.upload("identity", png("unseen"))).toMatchObject({
      status: 503,
      body: { errors: { base: { scanner_unavailable: expect.any(String) } } },
    });
    expect(await stored()).toEqual(before);
    expect(await casesOf(player.id)).toEqual([]);
    fake.answer = undefined;
    expect((await player.upload("identity", png("unseen"))).status).toBe(201);
  });

  it("is no operator's business who may not verify", async () => {
    const support = await signedInOperator(kit.house, kit.url, "support");
    expect((await support.call(listInfectedFiles, {})).status).toBe(403);
  });
});
