import { openSimulators, type RunningSimulators } from "@houselight/simulators";
import type { MailView } from "@houselight/simulators/mailbox";
import { openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { twilioGateway } from "./gateway.ts";
import { queueText } from "./queue-text.ts";
import { sendDueTexts } from "./send-texts.ts";
import { waitingTexts } from "./sms.testing.ts";
import { codeText } from "./words.ts";

const clock = new TestClock("2026-05-01T12:00:00Z");
let outside: RunningSimulators;
let kit: TestHouse;
let count = 0;
beforeAll(async () => {
  outside = await openSimulators({
    host: "127.0.0.1",
    port: 0,
    publicUrl: "http://outside.test",
    paperpaySecret: "s".repeat(32),
  });
  kit = await openTestHouse({ clock, env: { SMS_URL: outside.smsUrl } });
});
afterAll(async () => {
  await kit.close();
  await outside.close();
});

const queue = (to: string, house = kit.house) =>
  house.database.tx((tx) =>
    queueText(house, tx, {
      to,
      body: "123456 is your code",
      playerId: 1001n,
      reference: `${++count}`,
      usefulUntil: new Date(clock.now().getTime() + 600_000),
    }),
  );
const arrived = async (to: string): Promise<MailView[]> =>
  (await fetch(`${outside.url}/mailbox/mails.json?to=${encodeURIComponent(to)}`)).json() as Promise<
    MailView[]
  >;
const latest = async (house = kit.house) =>
  (
    await house.database.query<{ state: string; sealed: string | null }>(
      "select state, sealed from sms.texts order by created_at desc, reference::int desc limit 1",
    )
  )[0];

describe("a text message", () => {
  it("goes through the gateway once, is shown in the mailbox, and is forgotten here", async () => {
    await queue("+4915123456789");
    expect((await latest())?.sealed).not.toMatch(/123456/);
    await sendDueTexts(kit.house);
    await sendDueTexts(kit.house);
    expect(await arrived("+4915123456789")).toMatchObject([
      { text: "123456 is your code", from: "+15005550006" },
    ]);
    expect(await latest()).toEqual({ state: "sent", sealed: null });
  });

  it("is given up where the gateway says that there is no such number", async () => {
    await queue("+4915112340000");
    await sendDueTexts(kit.house);
    expect(await latest()).toEqual({ state: "given_up", sealed: null });
  });

  it("waits for a gateway that is away, for as long as it is of use", async () => {
    const env = { SMS_URL: "http://ACx:y@127.0.0.1:9/sms?from=%2B15005550006" };
    const cut = await openTestHouse({ clock, env });
    await queue("+4915123456780", cut.house);
    await sendDueTexts(cut.house);
    expect(await waitingTexts(cut.house, "+4915123456780")).toHaveLength(1);
    clock.advance(601_000);
    await sendDueTexts(cut.house);
    expect(await latest(cut.house)).toEqual({ state: "given_up", sealed: null });
    await cut.close();
  });

  it("is not taken with a wrong key", async () => {
    const gateway = twilioGateway(outside.smsUrl.replace(":simulated@", ":stolen@"));
    await expect(gateway.send({ to: "+4915123456789", body: "x" })).rejects.toThrow("401");
  });

  it("says the code in the player's language", () => {
    const values = { code: "012345", brand: "Paper Rocket" };
    expect(codeText("de", values)).toContain("012345 ist dein Code für Paper Rocket");
    expect(codeText("en-AU", values)).toBe(codeText("xx", values));
  });
});
