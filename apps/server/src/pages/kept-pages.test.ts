import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { createKeptPages } from "./kept-pages.ts";
import { type AskedPage, keptInputsOf } from "./page-request.ts";

const GUEST: AskedPage = {
  method: "GET",
  target: "/de/pokies",
  headers: { "accept-language": "de", "user-agent": "Desktop" },
  source: {
    address: "198.51.100.7",
    host: "site.example",
    secure: true,
    owns: () => false,
    toldCountry: null,
  },
  site: "https://site.example",
};

/** Says all that its render was told, with an inline script as the site has it, and one of a stranger's. */
const pageOf = (request: Request, content: string): string => {
  const nonce = request.headers.get("x-csp-nonce");
  const told = [...request.headers].filter(([name]) => name !== "x-csp-nonce");
  return (
    `<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">run()</script>` +
    `<script>strange()</script><p>${request.url} ${JSON.stringify(told)} ${content}</p>`
  );
};

let renders: Request[];
let now: number;
let content: string;
let answerWith: ResponseInit;
beforeEach(() => {
  [renders, now, content, answerWith] = [[], 5_000, "first", {}];
});
const newPages = () =>
  createKeptPages({
    render: async (request) => {
      renders.push(request);
      const headers = { "content-type": "text/html; charset=utf-8" };
      const response = new Response(null, { headers, ...answerWith });
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      return { response, html: isPage ? pageOf(request, content) : null };
    },
    now: () => now,
    nonce: () => `nonce${renders.length}==`,
    foreignOf: () => ({ vendor: "", third: "", pixel: "", studio: "" }),
  });
let pages: ReturnType<typeof newPages>;
beforeEach(() => void (pages = newPages()));

async function ask(change: Partial<AskedPage> = {}, country: string | null = "DE") {
  const inputs = keptInputsOf({ ...GUEST, ...change }, country);
  const kept = inputs && (await pages(inputs));
  return kept && (await kept.body("")).bytes.toString();
}
const withCookie = (cookie: string) => ({ headers: { ...GUEST.headers, cookie } });

describe("a page for nobody in particular", () => {
  it("is rendered once for those who come within a second, at once or one after the other", async () => {
    const [one, other] = await Promise.all([ask(), ask()]);
    now += 999;
    expect([one, await ask(), renders.length]).toEqual([other, other, 1]);
    content = "second";
    now += 1;
    expect(await ask()).toContain("second");
  });

  it.each([
    ["another page", { target: "/de/vip" }, "DE"],
    ["another locale", { target: "/it/pokies" }, "DE"],
    ["another query", { target: "/de/pokies?modal=login" }, "DE"],
    ["another site", { site: "https://hall.example" }, "DE"],
    ["another country", {}, "NO"],
    ["no country", {}, null],
    ["consent", withCookie("cookie_consent=all"), "DE"],
    ["a closed banner", withCookie("closed_banner_own-limits=yes"), "DE"],
    ["a small device", { headers: { "user-agent": "A Mobile" } }, "DE"],
    ["a crawler (GAME-16)", { headers: { "user-agent": "Googlebot/2.1" } }, "DE"],
    ["another scheme", { source: { ...GUEST.source, secure: false } }, "DE"],
  ] as const)("is another for %s", async (_, change, country) => {
    const first = await ask();
    const other = await ask(change, country);
    expect(other).not.toBeNull();
    expect([renders.length, other === first]).toEqual([2, false]);
  });

  it("is the same for all who have closed the same banners, whose tooltip has ended or not", async () => {
    const closed = "closed_banner_a=yes; closed_banner_b=yes";
    const first = await ask(withCookie(closed));
    expect(first).toContain("closed_banner_a=yes; closed_banner_b=yes");
    const others = "closed_banner_b=<b>; promo_tooltip=1; approval=yes; closed_banner_a=yes";
    expect(await ask(withCookie(others))).toBe(first);
    await ask(withCookie("closed_banner_a=yes"));
    expect(renders).toHaveLength(2);
    await ask();
    await ask(withCookie("promo_tooltip=1785000000000"));
    expect(renders).toHaveLength(3);
  });

  it("knows nothing of a visitor but what it is kept by: other headers never reach it", async () => {
    const headers = {
      "accept-language": "x".repeat(8_000),
      "user-agent": "<script>",
      "x-forwarded-host": "evil.example",
      "x-forwarded-for": "203.0.113.9",
      "x-country": "SE",
      "x-csp-nonce": "known",
      host: "evil.example",
      cookie: "approval=yes; cookie_consent=<b>",
      referer: "https://evil.example/",
    };
    const poisoned = await ask({ headers });
    expect(poisoned).not.toMatch(/evil|xxx|203\.0|SE"|known|<b>|198\.51/);
    expect(await ask()).toBe(poisoned);
    expect(renders).toHaveLength(1);
  });

  it.each([
    "session=a",
    "__Host-session=a",
    "operator=a",
    "device=a",
    "flow=a",
    "utm=a",
    "country=SE",
    "unknown=a",
    "closed_banner_<b>=yes",
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `closed_banner_${n}=yes`).join("; "),
    "cookie_consent=all; session=a",
  ])("is not for a visitor with a cookie of their own (%s)", async (cookie) => {
    expect(await ask(withCookie(cookie))).toBeNull();
    expect(renders).toEqual([]);
  });

  it.each([
    { method: "POST" },
    { target: "/confirmation?confirmation_token=t" },
    { target: "/?mode=demo&x=1" },
    { target: `/${"a".repeat(200)}` },
    { target: "http://evil.example/" },
    { headers: { authorization: "Basic a" } },
  ])("is not for a request that says more (%o)", async (change) => {
    expect(await ask(change)).toBeNull();
  });

  it.each([
    { status: 500 },
    { status: 307, headers: { location: "/x" } },
    { headers: { "content-type": "text/html", "set-cookie": "device=a" } },
    { headers: { "content-type": "text/plain" } },
  ])("is not kept when it came out otherwise (%o)", async (init) => {
    answerWith = { headers: { "content-type": "text/html" }, ...(init as ResponseInit) };
    expect(await ask()).toBeNull();
    await ask();
    expect(renders).toHaveLength(2);
  });

  it("is kept as missing where it is missing", async () => {
    answerWith = { status: 404, headers: { "content-type": "text/html" } };
    const inputs = keptInputsOf(GUEST, "DE");
    expect((inputs && (await pages(inputs)))?.status).toBe(404);
    await ask();
    expect(renders).toHaveLength(1);
  });

  it("is not kept when its render fails", async () => {
    const failing = createKeptPages({
      render: () => Promise.reject(new Error("away")),
      now: () => now,
      nonce: () => "n",
      foreignOf: () => ({ vendor: "", third: "", pixel: "", studio: "" }),
    });
    const inputs = keptInputsOf(GUEST, null);
    if (!inputs) throw new Error("a guest's page may be kept");
    await expect(failing(inputs)).rejects.toThrow("away");
    await expect(failing(inputs)).rejects.toThrow("away");
  });

  it("names its own inline scripts by their hashes, and carries no nonce", async () => {
    const inputs = keptInputsOf(GUEST, "DE");
    const kept = inputs && (await pages(inputs));
    const policy = kept?.headers["content-security-policy"] ?? "";
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`script-src 'self' ${hash("run()")};`);
    expect(policy).not.toContain(hash("strange()"));
    expect(`${policy}${(await kept?.body(""))?.bytes}`).not.toContain("nonce");
  });

  it("is compressed as the browser takes it, once", async () => {
    const inputs = keptInputsOf(GUEST, "DE");
    const kept = inputs && (await pages(inputs));
    const plain = (await kept?.body("br;q=0, gzip;q=0.0"))?.bytes as Buffer;
    const br = await kept?.body("gzip, deflate, br");
    const gzip = await kept?.body("gzip");
    expect([br?.encoding, gzip?.encoding]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br?.bytes as Buffer).equals(plain)).toBe(true);
    expect(gunzipSync(gzip?.bytes as Buffer).equals(plain)).toBe(true);
    expect((await kept?.body("br"))?.bytes).toBe(br?.bytes);
  });

  it("is not kept beside endless others", async () => {
    await ask();
    for (let page = 0; page < 500; page++) await ask({ target: `/p${page}` });
    await ask();
    expect(renders).toHaveLength(502);
  });
});
