import { describe, expect, it } from "vitest";
import type { GameRecord } from "./record.ts";
import { recordPage } from "./record-page.ts";

const record = {
  round: { fairness: { client_seed: "</script><script>alert(1)</script><!--" } },
  locale: "de",
  title: 'A "title" <b>& more',
  facts: [["</script>", "<img src=x onerror=alert(1)>"]],
  texts: {},
} as unknown as GameRecord;

describe("the page of a saved record", () => {
  it("holds the record as it is, whatever a player wrote into it", () => {
    const page = recordPage(record, "run()");
    const [, json = ""] =
      /<script type="application\/json" id="record">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(record);
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toContain("<img");
    expect(page).toContain("<title>A &quot;title&quot; &lt;b>&amp; more</title>");
  });

  it("keeps a script whole that speaks of script elements", () => {
    expect(recordPage(record, 'write("</script>")')).toContain('write("<\\/script>")');
  });

  it("loads nothing", () => {
    expect(recordPage(record, "")).toContain("default-src 'none'");
    expect(recordPage(record, "")).not.toMatch(/(src|href)="/);
  });
});
