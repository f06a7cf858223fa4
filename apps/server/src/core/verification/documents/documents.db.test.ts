import { readdir, readFile } from "node:fs/promises";
import { request as post } from "node:http";
import { join } from "node:path";
import {
  getDocumentFile,
  getVerification,
  listTrailEntries,
  operatorSignIn,
  signDocumentAddress,
} from "@houselight/contracts";
import { httpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOperator } from "#core/staff";
import { openVerification, png, type VerificationKit } from "../verification.testing.ts";
import { verificationData } from "../personal-data-store.ts";
import { destroyDueKeys } from "./key-store.ts";

let kit: VerificationKit;
beforeAll(async () => {
  kit = await openVerification();
});
afterAll(() => kit.close());

const refusedWith = (code: string, field = "base") => ({
  errors: { [field]: { [code]: expect.any(String) } },
});
const filesOf = async (): Promise<string[]> => {
  const all = await readdir(kit.folder, { recursive: true });
  return all.filter((name) => name.endsWith(".sealed")).map((name) => join(kit.folder, name));
};

describe("a document", () => {
  it("is kept by its content, whatever it is called, and unreadable at rest", async () => {
    const player = await kit.newPlayer();
    const bytes = png("a face and a name");
    const answer = await player.upload("identity", bytes, "../../evil.exe");
    expect(answer).toMatchObject({
      status: 201,
      body: { kind: "identity", content_type: "image/png", size_bytes: bytes.length },
    });
    const file = (await filesOf()).find((path) => path.includes(answer.body.id as string));
    const stored = await readFile(file as string);
    expect(stored.includes("a face and a name")).toBe(false);
    expect(stored.includes("PNG")).toBe(false);
    const again = await player.upload("identity", bytes);
    expect(again.body.id).toBe(answer.body.id);
    expect(again.headers.get("idempotency-hit")).toBe("true");
    const view = (await player.caller.call(getVerification, {})).body;
    expect(view).toMatchObject({ status: "basic", missing: ["address"], documents_left: 9 });
    expect(view.documents).toHaveLength(1);
  });

  it.each([
    ["a zip that is called a picture", Buffer.from("504b03041400000008000000", "hex"), "photo.jpg"],
    ["a program", Buffer.from("4d5a90000300000004000000ffff", "hex"), "photo.jpg"],
    ["a page", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "photo.png"],
    ["nothing", Buffer.alloc(0), "photo.png"],
    ["a cut picture", png().subarray(0, 3), "photo.png"],
  ])("is none when it is %s", async (_, bytes, name) => {
    const player = await kit.newPlayer();
    const answer = await player.upload("identity", bytes, name);
    expect(answer).toMatchObject({
      status: 422,
      body: refusedWith("document_type_unknown", "file"),
    });
  });

  it("is too large above 8 MB, whether its length is told or not", async () => {
    const player = await kit.newPlayer();
    const fitting = await player.upload("identity", png("x".repeat(8_000_000)));
    expect(fitting.status).toBe(201);
    const large = png("x".repeat(8 * 1024 * 1024));
    expect(await player.upload("identity", large)).toMatchObject({
      status: 413,
      body: refusedWith("request_too_large", "file"),
    });
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const parts = [Buffer.from(head), large, Buffer.from("\r\n--b--\r\n")];
    const untold = new ReadableStream({
      pull: (stream) => {
        const part = parts.shift();
        if (part) stream.enqueue(part);
        else stream.close();
      },
    });
    const type = { "content-type": "multipart/form-data; boundary=b" };
    expect((await player.send(untold, type)).status).toBe(413);
  });

  it("of 50 MB is refused by its length alone, and a guest's is not read at all", async () => {
    const player = await kit.newPlayer();
    const statusOf = (cookie: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const request = post(`${kit.url}/api/player/verification/documents?kind=identity`, {
          method: "POST",
          headers: {
            cookie,
            "x-requested-with": "XMLHttpRequest",
            "content-type": "multipart/form-data; boundary=b",
            "content-length": 50 * 1024 * 1024,
          },
        });
        request.on("error", reject).on("response", (answer) => {
          resolve(answer.statusCode ?? 0);
          request.destroy();
        });
        // Nothing but the beginning ever comes.
        request.write("--b\r\n");
      });
    expect(await statusOf(`session=${player.token}`)).toBe(413);
    expect(await statusOf("session=nobody")).toBe(401);
  });

  it("is refused as 4xx in a form that is none", async () => {
    const player = await kit.newPlayer();
    const form = { "content-type": "multipart/form-data; boundary=b" };
    const part = (name: string, text = "x") =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n${text}\r\n`;
    const status = async (body: string, headers: Record<string, string> = form) =>
      (await player.send(body, headers)).status;
    expect(await status("{}", { "content-type": "application/json" })).toBe(415);
    expect(await status("x", { "content-type": "multipart/form-data" })).toBe(400);
    expect(await status("")).toBe(400);
    expect(await status(part("file").slice(0, -10))).toBe(400);
    expect(await status(part("file"))).toBe(400);
    expect(await status(`${part("other")}--b--\r\n`)).toBe(400);
    expect(await status(`${part("__proto__")}--b--\r\n`)).toBe(400);
    expect(
      await status('--b\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n'),
    ).toBe(400);
    const unknown = await fetch(`${kit.url}/api/player/verification/documents?kind=selfie`, {
      method: "POST",
      headers: { "x-requested-with": "XMLHttpRequest", cookie: `session=${player.token}` },
    });
    expect(unknown.status).toBe(422);
  });

  it("is one of ten, of however many at once", async () => {
    const player = await kit.newPlayer();
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => player.upload("identity", png(`file ${index}`))),
    );
    const counts = Object.groupBy(all, ({ status }) => status);
    expect(Object.keys(counts).every((status) => ["201", "422", "503"].includes(status))).toBe(
      true,
    );
    const { documents, documents_left } = (await player.caller.call(getVerification, {})).body;
    expect(documents).toHaveLength(counts[201]?.length ?? 0);
    expect(documents.length).toBeLessThanOrEqual(10);
    expect(documents_left).toBe(10 - documents.length);
    for (let index = 0; index < documents_left; index++)
      expect((await player.upload("identity", png(`more ${index}`))).status).toBe(201);
    expect(await player.upload("identity", png("one more"))).toMatchObject({
      status: 422,
      body: refusedWith("too_many_documents"),
    });
    const files = await filesOf();
    const ids = (await player.caller.call(getVerification, {})).body.documents.map(({ id }) => id);
    expect(files.filter((path) => ids.some((id) => path.includes(id)))).toHaveLength(10);
    const [row] = await kit.house.database.query<{ count: bigint }>(
      "select count(*) as count from verification.documents",
    );
    expect(BigInt(files.length)).toBe(row?.count);
  });
});

describe("a document's address", () => {
  it("opens one document for one operator's session for a minute, and each view is on the trail", async () => {
    const player = await kit.newPlayer();
    const bytes = png("seen by one");
    const id = (await player.upload("identity", bytes)).body.id as string;
    const other = (await player.upload("address", png("another"))).body.id as string;
    const operator = await signedInOperator(kit.house, kit.url, "manager");
    const colleague = await signedInOperator(kit.house, kit.url, "manager");
    const { url } = (await operator.call(signDocumentAddress, { params: { id } })).body;
    const answer = await operator.send("GET", url);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("seen by one");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `attachment; filename="identity-${id}.png"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    const trail = await operator.call(listTrailEntries, {
      query: { subject: `player ${player.id}` },
    });
    expect(trail.body[0]).toMatchObject({ action: "document.view", detail: { document: id } });

    const invalid = { status: 403, body: refusedWith("document_address_invalid") };
    expect(await operator.send("GET", url.replace(id, other))).toMatchObject(invalid);
    expect(await colleague.send("GET", url)).toMatchObject(invalid);
    expect(
      await operator.send("GET", url.replace(/expires=\d+/, "expires=9999999999")),
    ).toMatchObject(invalid);
    expect((await player.caller.send("GET", url)).status).toBe(401);
    kit.clock.advance(61_000);
    expect(await operator.send("GET", url)).toMatchObject(invalid);
  });

  it("is no other session's, of the same operator neither", async () => {
    const player = await kit.newPlayer();
    const id = (await player.upload("identity", png())).body.id as string;
    const body = { email: "twice@example.org", password: "signs in twice at once" };
    await createOperator(kit.house, { ...body, name: "Twice", role: "manager" });
    const [first, second] = [httpCaller(kit.url), httpCaller(kit.url)];
    for (const session of [first, second]) await session.call(operatorSignIn, { body });
    const { url } = (await first.call(signDocumentAddress, { params: { id } })).body;
    expect((await second.send("GET", url)).status).toBe(403);
    expect((await first.send("GET", url)).status).toBe(200);
  });

  it("is for those alone who may read documents", async () => {
    const player = await kit.newPlayer();
    const id = (await player.upload("identity", png())).body.id as string;
    const support = await signedInOperator(kit.house, kit.url, "support");
    const query = { expires: "9999999999", signature: "0".repeat(64) };
    expect((await support.call(signDocumentAddress, { params: { id } })).status).toBe(403);
    expect((await support.call(getDocumentFile, { params: { id }, query })).status).toBe(403);
  });

  it("leads nowhere once a forgotten player's five years are over, and nothing is kept after that", async () => {
    const player = await kit.newPlayer();
    const id = (await player.upload("identity", png())).body.id as string;
    const operator = await signedInOperator(kit.house, kit.url, "manager");
    const { url } = (await operator.call(signDocumentAddress, { params: { id } })).body;
    const { database } = kit.house;
    const now = kit.clock.now();
    const years = (count: number) => new Date(now.getTime() + count * 365.25 * 86_400_000);
    await database.tx(async (tx) => verificationData(kit.house).erase?.(tx, player.id, now));
    await destroyDueKeys(database, years(4.9));
    expect((await operator.send("GET", url)).status).toBe(200);
    await destroyDueKeys(database, years(5.1));
    expect(await operator.send("GET", url)).toMatchObject({
      status: 410,
      body: refusedWith("document_gone"),
    });
    expect((await operator.call(signDocumentAddress, { params: { id } })).status).toBe(410);
    expect((await player.upload("identity", png("again"))).status).toBe(422);
  });
});
