import { openSimulators, type RunningSimulators } from "@houselight/simulators";
import type { MailView } from "@houselight/simulators/mailbox";
import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pruneMails } from "./mail-store.ts";
import { queueMails } from "./queue-mails.ts";
import { sendDueMails } from "./send-mails.ts";

let outside: RunningSimulators;
let kit: TestHouse;
let count = 0;
beforeAll(async () => {
  const at = { host: "127.0.0.1", port: 0, publicUrl: "http://outside.test" };
  outside = await openSimulators({ ...at, paperpaySecret: "s".repeat(32) });
  const env = { SMTP_URL: outside.smtpUrl, PUBLIC_URL: "https://rocket.example" };
  kit = await openTestHouse({ env });
});
afterAll(async () => {
  await kit.close();
  await outside.close();
});

const deed = { at: "2026-05-04T12:30:00.000Z", ip: "203.0.113.9", device: "Firefox · Linux" };
const fresh = (part: object = {}) => ({
  playerId: 1001n,
  email: `mail-${++count}@example.org`,
  language: "en",
  brand: "paper-rocket",
  ...part,
});
const queue = (
  to: ReturnType<typeof fresh>,
  reference = `${++count}`,
  data = deed,
  house = kit.house,
) => house.database.tx((tx) => queueMails(house, tx, "new_device", [{ to, reference, data }]));
const arrived = async (to: string): Promise<MailView[]> =>
  (await fetch(`${outside.url}/mailbox/mails.json?to=${to}`)).json() as Promise<MailView[]>;
const stateOf = async (house = kit.house) =>
  house.database.query<{ state: string; attempts: number; sealed: string | null }>(
    "select state, attempts, sealed from mail.mails order by created_at desc, id limit 1",
  );

describe("a mail", () => {
  it("arrives as text and HTML, in the player's language, with the brand of the table", async () => {
    const to = fresh({ language: "de", brand: "lantern-hall" });
    await queue(to);
    await sendDueMails(kit.house);
    const [mail] = await arrived(to.email);
    expect(mail?.subject).toBe("Lantern Hall: Anmeldung auf einem neuen Gerät");
    expect(mail?.from).toBe("Lantern Hall <help@lantern-hall.example>");
    expect(mail?.text).toContain("Gerät: Firefox · Linux");
    expect(mail?.text).toContain("4. Mai 2026 um 12:30 UTC");
    expect(mail?.html).toContain('lang="de"');
    expect(mail?.html).toContain("https://lantern-hall.localhost/de/remind");
    expect(mail?.html).toContain("Lantern Hall Demonstration OÜ");
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("content-type")).toMatch(/^multipart\/alternative/);
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.has("list-unsubscribe")).toBe(false);
  });

  it("shows what a browser calls itself as text, never as HTML", async () => {
    const to = fresh();
    await queue(to, "hostile", { ...deed, device: "<img src=x onerror=alert(1)>" });
    await sendDueMails(kit.house);
    const [mail] = await arrived(to.email);
    expect(mail?.html).toContain("&lt;img src=x");
    expect(mail?.html).not.toContain("<img");
  });

  it("is sent once for what it tells of, by however many at once, and its words are forgotten", async () => {
    const to = fresh();
    for (let times = 0; times < 3; times++) await queue(to, "one event");
    await Promise.all([1, 2, 3].map(() => sendDueMails(kit.house)));
    expect(await arrived(to.email)).toHaveLength(1);
    expect(await stateOf()).toEqual([{ state: "sent", attempts: 1, sealed: null }]);
  });

  it("is not there when what it tells of was not written", async () => {
    const to = fresh();
    const failing = kit.house.database.tx(async (tx) => {
      await queueMails(kit.house, tx, "new_device", [{ to, reference: "undone", data: deed }]);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    await sendDueMails(kit.house);
    expect(await arrived(to.email)).toEqual([]);
  });

  it("has the same Message-ID when a crash came before it was noted", async () => {
    const to = fresh();
    await queue(to, "crash");
    const [row] = await kit.house.database.query<{ sealed: string }>(
      "select sealed from mail.mails where reference = 'crash'",
    );
    await sendDueMails(kit.house);
    await kit.house.database.query(
      "update mail.mails set state = 'waiting', sealed = $1, ended_at = null where reference = 'crash'",
      [row?.sealed],
    );
    await sendDueMails(kit.house);
    expect(await arrived(to.email)).toHaveLength(1);
    kit.clock.advance(3 * 60_000);
    await sendDueMails(kit.house);
    const ids = (await arrived(to.email)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@rocket\.example>$/);
  });

  it("stands sealed in the database: neither address nor words can be read there", async () => {
    const to = fresh();
    await queue(to, "sealed");
    const rows = await kit.house.database.query(
      "select row_to_json(m)::text as row from mail.mails m where reference = 'sealed'",
    );
    expect(JSON.stringify(rows)).not.toContain(to.email);
    expect(JSON.stringify(rows)).not.toContain("Firefox");
    await sendDueMails(kit.house);
  });
});

describe("a mail server that is away", () => {
  it("is tried again with growing pauses, ten times", async () => {
    const away = await openTestHouse({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
    try {
      await queue(fresh(), "away", deed, away.house);
      await sendDueMails(away.house);
      await sendDueMails(away.house);
      expect(await stateOf(away.house)).toMatchObject([{ state: "waiting", attempts: 1 }]);
      for (let tries = 2; tries <= 10; tries++) {
        away.clock.advance(2 * 3_600_000);
        await sendDueMails(away.house);
      }
      expect(await stateOf(away.house)).toEqual([
        { state: "given_up", attempts: 10, sealed: null },
      ]);
    } finally {
      await away.close();
    }
  });

  it("keeps mails waiting where none is named, until they are a week old", async () => {
    const without = await openTestHouse();
    try {
      await queue(fresh(), "nowhere", deed, without.house);
      await sendDueMails(without.house);
      expect(await stateOf(without.house)).toMatchObject([{ state: "waiting", attempts: 0 }]);
      const now = without.clock.now();
      const later = new Date(now.getTime() + 1);
      await pruneMails(without.house.database, { now: later, before: later });
      expect(await stateOf(without.house)).toMatchObject([{ state: "given_up", sealed: null }]);
    } finally {
      await without.close();
    }
  });
});
