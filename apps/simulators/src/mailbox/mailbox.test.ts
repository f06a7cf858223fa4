import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MAILBOX_PATH, openSimulators, type RunningSimulators } from "../main.ts";
import type { MailView } from "./index.ts";
import { keepMails } from "./kept-mails.ts";

let running: RunningSimulators;
beforeEach(async () => {
  const url = { host: "127.0.0.1", port: 0, publicUrl: "http://outside.test" };
  running = await openSimulators({ ...url, paperpaySecret: "s".repeat(32) });
});
afterEach(() => running.close());

/** Speaks SMTP line by line. Returns the last answer. */
function send(to: string, mail: string): Promise<string> {
  const { hostname, port } = new URL(running.smtpUrl);
  const lines = ["EHLO test", "MAIL FROM:<house@example.org>", `RCPT TO:<${to}>`, "DATA"];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once("error", reject);
    let heard = "";
    let sent = 0;
    socket.on("data", (part) => {
      heard += part;
      const last = heard.trimEnd().split("\r\n").at(-1) ?? "";
      if (!/^\d{3} /.test(last)) return;
      heard = "";
      if (sent < lines.length) socket.write(`${lines[sent]}\r\n`);
      else if (sent === lines.length) socket.write(`${mail.replaceAll("\n", "\r\n")}\r\n.\r\n`);
      else {
        socket.end();
        resolve(last);
      }
      sent++;
    });
  });
}
const mail = (subject: string, body = "Hello") =>
  `From: House <house@example.org>\nTo: ada@example.org\nSubject: ${subject}\nContent-Type: text/html; charset=utf-8\n\n${body}`;
const page = (path: string) => fetch(`${running.url}${MAILBOX_PATH}${path}`);
const mails = async (query = ""): Promise<MailView[]> =>
  (await page(`/mails.json${query}`)).json() as Promise<MailView[]>;

describe("the mailbox", () => {
  it("keeps what comes by SMTP, the newest first, and lists it by address", async () => {
    expect(await (await page("/")).text()).toContain("No mail has come yet.");
    expect(await send("Ada@example.org", mail("first"))).toMatch(/^250 /);
    await send("noah@example.org", mail("second"));
    expect((await mails()).map(({ subject }) => subject)).toEqual(["second", "first"]);
    expect((await mails("?to=ada@example.org")).map(({ subject }) => subject)).toEqual(["first"]);
    const list = await (await page("/")).text();
    expect(list.indexOf("second")).toBeLessThan(list.indexOf("first"));
  });

  it("shows a mail in a frame in which nothing runs", async () => {
    await send("ada@example.org", mail("<b>bold", "<script>alert(1)</script><p>Words</p>"));
    const [{ id } = { id: "" }] = await mails();
    const shown = await page(`/mails/${id}`);
    const text = await shown.text();
    expect(text).not.toContain("<b>bold");
    expect(text).not.toContain("<script");
    expect(text).toContain("sandbox=");
    const frame = await page(`/mails/${id}/html`);
    const policy = frame.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^sandbox /);
    expect(policy).not.toContain("allow-scripts");
    expect(policy).toContain("default-src 'none'");
    expect(await frame.text()).toContain("<p>Words</p>");
  });

  it("keeps no more than two hundred", async () => {
    const kept = keepMails();
    for (let count = 0; count < 201; count++) await kept.add(Buffer.from(mail(`${count}`)), []);
    expect(kept.list()).toHaveLength(200);
    expect(kept.list().at(-1)?.subject).toBe("1");
  });

  it("refuses a mail that is too large, and knows no other", async () => {
    const line = `${"x".repeat(900)}\n`;
    expect(await send("ada@example.org", mail("large", line.repeat(1_200)))).toMatch(/^552 /);
    expect(await mails()).toEqual([]);
    expect((await page("/mails/none")).status).toBe(404);
  });
});
