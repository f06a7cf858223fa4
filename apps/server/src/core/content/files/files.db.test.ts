import {
  type ContentFileView,
  getContentFile,
  listContentFiles,
  listTrailEntries,
  removeContentFile,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let guest: HttpCaller;
let editor: HttpCaller;
let support: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  const url = kit.served?.url as string;
  guest = httpCaller(url);
  editor = await signedInOperator(kit.house, url, "manager");
  support = await signedInOperator(kit.house, url, "support");
});
afterAll(() => kit.close());

/** The beginning of a GIF of one dot, and of a PDF: a type is told by it. */
const GIF = "GIF89a\x01\x00\x01\x00\x00\x00\x00;";
const PDF = "%PDF-1.4\n%%EOF";

const hand = (who: HttpCaller, content: string, query: Record<string, string>) =>
  who.send(
    "POST",
    `/api/back_office/cms/files?${new URLSearchParams(query).toString()}`,
    [
      "--part",
      'content-disposition: form-data; name="file"; filename="../../evil.html"',
      "content-type: text/html",
      "",
      content,
      "--part--",
      "",
    ].join("\r\n"),
    { "content-type": "multipart/form-data; boundary=part" },
  );

describe("files of the site", () => {
  it("CMS-01: are listed by language and read by everybody, for good", async () => {
    const handed = await hand(editor, GIF, { name: "rocket", title: "A rocket" });
    expect(handed.status).toBe(201);
    const file = handed.body as ContentFileView;
    expect(file).toMatchObject({
      title: "A rocket",
      file_name: "rocket.gif",
      content_type: "image/gif",
      size_bytes: GIF.length,
      language: null,
    });
    await hand(editor, PDF, { name: "guide", title: "Führer", l: "de" });
    const titles = async (l?: string) =>
      (await guest.call(listContentFiles, { query: l ? { l } : {} })).body.map(
        ({ title }) => title,
      );
    expect(await titles("de")).toEqual(["Führer", "A rocket"]);
    expect(await titles("en")).toEqual(["A rocket"]);
    expect(await titles()).toEqual(["A rocket"]);

    const read = await guest.send("GET", file.url);
    expect(read).toMatchObject({ status: 200, body: GIF });
    expect(read.headers.get("content-type")).toBe("image/gif");
    expect(read.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(read.headers.get("content-disposition")).toBe('inline; filename="rocket.gif"');
    expect(read.headers.get("x-content-type-options")).toBe("nosniff");
    expect(read.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("are shown in no page where they are no picture", async () => {
    const { body } = await hand(editor, PDF, { name: "book", title: "A book" });
    const read = await guest.send("GET", (body as ContentFileView).url);
    expect(read.headers.get("content-disposition")).toBe('attachment; filename="book.pdf"');
  });

  it("are the same file when they come again, with one entry on the trail", async () => {
    const hands = await Promise.all(
      Array.from({ length: 6 }, () => hand(editor, GIF, { name: "dot", title: "A dot" })),
    );
    const ids = new Set(hands.map(({ body }) => (body as ContentFileView).id));
    expect(ids.size).toBe(1);
    const { body } = await editor.call(listTrailEntries, { query: { subject: "dot" } });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ action: "content.file" });
  });

  it.each([
    ["a page", "<html><script>alert(1)</script></html>"],
    ["a drawing that could run", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["nothing", ""],
  ])("are not taken where they are %s, whatever they call themselves", async (_, content) => {
    const { status, body } = await hand(editor, content, { name: "page", title: "A page" });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { file: { file_type_unknown: expect.any(String) } } });
  });

  it.each([
    [{ name: "../up", title: "x" }],
    [{ name: "UPPER", title: "x" }],
    [{ name: "no-title", title: " " }],
    [{ name: "language", title: "x", l: "klingon" }],
  ])("are refused by the name %o", async (query) => {
    expect((await hand(editor, GIF, query as never)).status).toBe(422);
  });

  it("are refused when they are too large, from strangers and without the permission", async () => {
    const query = { name: "large", title: "Large" };
    const large = GIF + "x".repeat(5 * 1024 * 1024);
    expect((await hand(editor, large, query)).status).toBe(413);
    expect((await hand(guest, GIF, query)).status).toBe(401);
    expect((await hand(support, GIF, query)).status).toBe(403);
    const json = await editor.send("POST", "/api/back_office/cms/files?name=a&title=b", "{}");
    expect(json.status).toBe(415);
  });

  it("leave the site when an operator removes them", async () => {
    const { body } = await hand(editor, GIF, { name: "short-lived", title: "Short" });
    const params = { id: (body as ContentFileView).id };
    expect((await support.call(removeContentFile, { params })).status).toBe(403);
    expect((await editor.call(removeContentFile, { params })).body).toEqual(params);
    expect((await editor.call(removeContentFile, { params })).status).toBe(404);
    expect((await guest.call(getContentFile, { params })).status).toBe(404);
    expect((await guest.send("GET", "/api/cms/files/99999999999999999999")).status).toBe(422);
  });
});
