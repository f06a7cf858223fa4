import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getContentPage, listContentPages } from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";

const SITE_FILES = join(import.meta.dirname, "../../../../../web/public");

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { DEMO: "yes" } });
});
afterAll(() => kit.close());

const guest = () => httpCaller(kit.served?.url as string);

it("shows news, promotions and articles in every language, the news and promotions with a picture that exists", async () => {
  const pictures = new Set(readdirSync(join(SITE_FILES, "pictures")));
  for (const l of ["en", "de", "fr-CA", "it", "no"]) {
    const { body } = await guest().call(listContentPages, { query: { l } });
    const shown = (category: string) =>
      body.filter(({ categories }) => categories.includes(category));
    expect(shown("articles")).toHaveLength(2);
    const listed = [...shown("news"), ...shown("promotions")];
    expect(listed).toHaveLength(4);
    for (const { json } of listed)
      expect(pictures).toContain(json.bannerImage?.src.replace("/pictures/", ""));
    for (const { slug } of [...listed, ...shown("articles")]) {
      const page = await guest().call(getContentPage, { params: { path: slug }, query: { l } });
      expect(page.body).toMatchObject({ language: l });
    }
  }
});
