import { describe, expect, it } from "vitest";
import { splitContent } from "./placeholders.ts";

describe("splitContent", () => {
  it("CMS-06: reads parameters in the text and beside it; those in the text win", () => {
    const beside = { articles: "count=3; order=new" };
    expect(splitContent("<p>a</p>{{articles count=5}}<p>b</p>", beside)).toEqual([
      { html: "<p>a</p>" },
      { placeholder: "articles", parameters: { count: "5", order: "new" } },
      { html: "<p>b</p>" },
    ]);
  });

  it("CMS-06: a value holds whatever stands behind its first sign", () => {
    expect(splitContent("{{book-promo}}", { "book-promo": "title=1 + 1 = 2;text=" })).toEqual([
      { placeholder: "book-promo", parameters: { title: "1 + 1 = 2", text: "" } },
    ]);
  });

  it.each([
    ["<p>{brand} {{Help}} {{}}</p>", 1],
    ["{{help-lines}}", 1],
    ["{{help-lines}}{{help-lines}}", 2],
    ["", 0],
  ])("finds in %s %i parts", (content, count) => {
    expect(splitContent(content)).toHaveLength(count);
  });

  it("CMS-06: reads parameters in the text as its writer wrote them, though they stand in HTML", () => {
    const html =
      "{{book-promo title=Tips &amp; tricks; text=&lt;b&gt; is &quot;bold&quot; &#39;here&#39;}}";
    expect(splitContent(html)).toEqual([
      {
        placeholder: "book-promo",
        parameters: { title: "Tips & tricks", text: "<b> is \"bold\" 'here'" },
      },
    ]);
  });

  it.each([
    [
      "<h2>a</h2><p>{{awards}}</p><p>b</p>",
      [{ html: "<h2>a</h2>" }, "awards", { html: "<p>b</p>" }],
    ],
    ['<p id="x">\n {{awards}} {{articles}}\n</p>', ["awards", "articles"]],
    ["<p>a {{awards}}</p>", [{ html: "<p>a" }, "awards", { html: "</p>" }]],
    ["<pre>{{awards}}</pre>", [{ html: "<pre>" }, "awards", { html: "</pre>" }]],
  ] as const)("CMS-05: takes the paragraph of %j, which holds nothing else, away", (html, parts) =>
    expect(splitContent(html)).toEqual(
      parts.map((part) =>
        typeof part === "string" ? { placeholder: part, parameters: {} } : part,
      ),
    ),
  );

  it("takes no inherited name for a parameter", () => {
    expect(splitContent("{{constructor}}")).toEqual([
      { placeholder: "constructor", parameters: {} },
    ]);
  });
});
