import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestHouse, RunningClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let directory: string;
let local: TestHouse;
let named: TestHouse;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "toy-office-"));
  await mkdir(join(directory, "client/assets"), { recursive: true });
  await writeFile(join(directory, "client/index.html"), "<title>desk</title>");
  await writeFile(join(directory, "client/assets/desk.js"), "plain");
  await writeFile(join(directory, "client/assets/desk.js.br"), "as br");
  await writeFile(join(directory, "client/secret.key"), "no kind of file that is served");
  const serve = { officeDirectory: directory };
  local = await openTestHouse({ clock: new RunningClock(), serve });
  const env = { BACK_OFFICE_URL: "https://desk.example" };
  named = await openTestHouse({ clock: new RunningClock(), env, serve });
});
afterAll(async () => {
  await local?.close();
  await named?.close();
  await rm(directory, { recursive: true, force: true });
});

interface Asked {
  readonly method?: string;
  readonly encoding?: string;
}

/** Asks a house for a path as a browser does that reached it by a host. */
const ask = (house: TestHouse, host: string, path: string, { method, encoding }: Asked = {}) =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const headers = { host, ...(encoding ? { "accept-encoding": encoding } : {}) };
      const port = house.served?.port;
      const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
        let body = "";
        answer.on("data", (part: Buffer) => (body += part.toString()));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }),
        );
      });
      sent.on("error", reject).end();
    },
  );

const onOffice = (path: string, asked?: Asked) =>
  ask(local, `office.localhost:${local.served?.port}`, path, asked);

describe("the back office on its own host", () => {
  it.each(["/", "/payments/withdrawals?state=pending", "/no/such/screen"])(
    "has its page at %s",
    async (path) => {
      const { status, body, headers } = await onOffice(path);
      expect([status, body]).toEqual([200, "<title>desk</title>"]);
      expect(headers).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
      expect(headers["content-security-policy"]).toContain("script-src 'self';");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it("has its files, compressed for those who can read it", async () => {
    const plain = await onOffice("/assets/desk.js");
    const small = await onOffice("/assets/desk.js", { encoding: "gzip, br" });
    expect([plain.body, small.body]).toEqual(["plain", "as br"]);
    expect(small.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  it.each(["/secret.key", "/..%2fsecret.key"])("gives nothing else out: %s", async (path) =>
    expect((await onOffice(path)).body).toBe("<title>desk</title>"),
  );

  it.each(["/assets/desk-of-before.js", "/assets/desk.js.br", "/assets/../secret.key"])(
    "says that a file of the build is not there: %s",
    async (path) => {
      const { status, body, headers } = await onOffice(path);
      expect([status, body]).toEqual([404, ""]);
      expect(headers).toMatchObject({ "cache-control": "no-store" });
      expect(headers["content-type"]).toBeUndefined();
    },
  );

  it("leaves the API where it is, and changes to it", async () => {
    expect((await onOffice("/api/back_office/operator")).status).toBe(401);
    expect((await onOffice("/healthz")).body).toBe('{"status":"ok"}');
    expect((await onOffice("/api/nothing")).status).toBe(404);
    expect((await onOffice("/", { method: "POST" })).status).toBe(404);
  });

  it("is not on the hosts of players", async () => {
    const { body } = await ask(local, "paper-rocket.localhost", "/");
    expect(body).not.toContain("desk");
  });
});

describe("a house whose back office has an address", () => {
  it("answers operators there and nowhere else", async () => {
    const path = "/api/back_office/operator";
    expect((await ask(named, "desk.example", path)).status).toBe(401);
    expect((await ask(named, "DESK.example:443", path)).status).toBe(401);
    for (const host of ["paper-rocket.localhost", "office.localhost", "127.0.0.1"])
      expect((await ask(named, host, path)).status).toBe(404);
  });

  it("does not find them by another spelling of the address", async () => {
    for (const path of ["/api//back_office/operator", "/api/%62ack_office/operator"])
      expect((await ask(named, "127.0.0.1", path)).status).toBe(404);
  });

  it("leaves the players' API on every host", async () => {
    expect((await ask(named, "127.0.0.1", "/api/player")).status).not.toBe(404);
  });
});
