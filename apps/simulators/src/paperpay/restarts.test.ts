import { appendFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openJournal } from "./reports/journal.ts";
import { openShop, PAYMENT_ID, SECRET, type Shop, statuses } from "./shop.testing.ts";

const PAYOUT = {
  payout_id: PAYMENT_ID,
  type: "bank_transfer",
  method: "bank",
  currency: "EUR",
  amount_cents: 7000,
  destination: { kind: "bank", holder: "Ada Paper", iban: "DE66000000000000000042" },
};
const DAY_MS = 86_400_000;
let parent: string;
let folder: string;
const opened: Shop[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "paperpay-"));
  folder = join(parent, "not", "there");
});
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.close();
  await rm(parent, { recursive: true });
});

const open = async (at: string | null = folder): Promise<Shop> => {
  const shop = await openShop(at ?? undefined);
  opened.push(shop);
  return shop;
};
/** Its simulator is gone and leaves what a kill leaves: closing writes nothing. The shop still listens. */
const kill = (shop: Shop) => shop.app.close();
const file = () => readFile(join(folder, "paperpay.jsonl"), "utf8");
/** Ids of all reports that were on file when the order was answered. */
const planned = async () => [...(await file()).matchAll(/"id":"(evt_[^"]+)"/g)].map(([, id]) => id);
const asked = async ({ app }: Shop) => {
  const headers = { authorization: `Bearer ${SECRET}` };
  const answer = await app.inject({ url: `/api/payouts/${PAYMENT_ID}`, headers });
  return answer.json() as { report_id?: string; report?: Record<string, unknown> };
};
/** The shop's answers to so many rounds are on file. */
const noted = async (count: number): Promise<void> => {
  while ((await file()).split('"line":"told"').length <= count)
    await new Promise((resolve) => setTimeout(resolve, 10));
};
/** Longer than the way of a payout: what could still come has come. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

describe("a simulator that is killed", () => {
  it("sends what was still to come, under the ids it had, and nothing twice", async () => {
    const first = await open();
    await first.post("/api/payouts", PAYOUT);
    const ids = await planned();
    await noted(1);
    await kill(first);
    await quiet();
    expect(statuses(first.told)).toEqual(["processing"]);
    const second = await open();
    expect(statuses(await first.until(2))).toEqual(["processing", "succeeded"]);
    expect(first.told.map(({ id }) => id)).toEqual(ids);
    expect(await asked(second)).toMatchObject({
      report_id: ids[1],
      report: { status: "succeeded" },
    });
    await open();
    await quiet();
    expect(first.told).toHaveLength(2);
  });

  it("sends again what the shop did not take", async () => {
    const first = await open();
    first.failFor = 1;
    await first.post("/api/payouts", PAYOUT);
    const ids = await planned();
    await first.until(1);
    await kill(first);
    await open();
    expect((await first.until(3)).map(({ id }) => id)).toEqual([ids[0], ids[0], ids[1]]);
  });

  it.runIf(process.env["TEST_MATRIX"] === "all")(
    "tells a late deposit in its time",
    async () => {
      const first = await open();
      const { body } = await first.order({ type: "bank_transfer", method: "sofort" });
      const before = Date.now();
      await first.send(String(body["redirect_url"]), { outcome: "succeeded", manner: "late" });
      await noted(1);
      await kill(first);
      await open();
      expect(statuses(await first.until(2))).toEqual(["processing", "succeeded"]);
      expect(Date.now() - before).toBeGreaterThanOrEqual(7900);
    },
    15_000,
  );

  it("knows an order that it took before, and sends it no second time", async () => {
    const first = await open();
    const answer = await first.post("/api/payouts", PAYOUT);
    await noted(2);
    await kill(first);
    const second = await open();
    expect(await second.post("/api/payouts", PAYOUT)).toEqual(answer);
    await quiet();
    expect([first.told.length, second.told.length]).toEqual([2, 0]);
    expect(await asked(second)).toMatchObject({ report_id: first.told[1]?.id });
  });

  it("reads past a line that was torn", async () => {
    const first = await open();
    await first.post("/api/payouts", PAYOUT);
    await noted(1);
    await kill(first);
    await appendFile(join(folder, "paperpay.jsonl"), '{"line":"taken","course":{"id":"crs_1","ab');
    await open();
    expect(statuses(await first.until(2))).toEqual(["processing", "succeeded"]);
    await quiet();
    const texts = (await file()).trimEnd().split("\n");
    expect(texts.filter((text) => !text.endsWith("}"))).toEqual([]);
  });

  it("forgets all of it without a folder", async () => {
    const first = await open(null);
    await first.post("/api/payouts", PAYOUT);
    await first.until(1);
    await kill(first);
    expect(await asked(await open(null))).toEqual({ error: "nothing was reported of it" });
    expect(await readdir(parent)).toEqual([]);
  });
});

describe("the file", () => {
  const course = (id: string, due: number) => ({
    id,
    about: {
      kind: "payout" as const,
      id,
      currency: "EUR",
      amountCents: 1,
      webhookUrl: "http://shop.test/",
    },
    rounds: [{ due, reports: [{ id: `evt_${id}`, content: { status: "succeeded" } }] }],
  });
  const names = (kept: ReturnType<typeof openJournal>["kept"]) =>
    kept.unfinished.map((one) => one.course.id);

  it("holds one line for each settled payment after a restart, and for none of long ago", async () => {
    const journal = openJournal(folder);
    for (let index = 0; index < 50; index++) {
      journal.taken(course(`new-${index}`, Date.now()));
      journal.told(`new-${index}`, 1);
    }
    const longAgo = { report: { id: "evt_old", content: {} }, at: Date.now() - 8 * DAY_MS };
    await appendFile(
      join(folder, "paperpay.jsonl"),
      `${JSON.stringify({ line: "last", key: "payout:old", ...longAgo })}\n`,
    );
    expect((await file()).trimEnd().split("\n")).toHaveLength(101);
    const { last } = openJournal(folder).kept;
    expect([last.size, last.has("payout:old")]).toEqual([50, false]);
    const once = await file();
    expect(once.trimEnd().split("\n")).toHaveLength(50);
    openJournal(folder);
    expect(await file()).toBe(once);
  });

  it("gives up what no shop took for a month", () => {
    const journal = openJournal(folder);
    journal.taken(course("recent", Date.now() - 29 * DAY_MS));
    journal.taken(course("ancient", Date.now() - 31 * DAY_MS));
    expect(names(openJournal(folder).kept)).toEqual(["recent"]);
  });

  it("is rewritten while the simulator runs, and loses nothing that is under way", async () => {
    const journal = openJournal(folder);
    journal.taken(course("under way", Date.now()));
    for (let index = 0; index < 12_000; index++) {
      journal.taken(course("the same", Date.now()));
      journal.told("the same", 1);
    }
    expect((await file()).trimEnd().split("\n").length).toBeLessThan(5_010);
    expect(names(openJournal(folder).kept)).toEqual(["under way"]);
  });
});
