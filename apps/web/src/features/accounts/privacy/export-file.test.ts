import { describe, expect, it } from "vitest";
import { exportFile } from "./export-file.ts";

const words = { title: "All <of it>", made: "today", json: "JSON", nothing: "Nothing", lang: "en" };
const file = (parts: Record<string, Record<string, unknown>>) =>
  exportFile({ made_at: "2026-05-01T12:00:00.000Z", player_id: 7, parts }, words);

describe("the file of a player's data", () => {
  it("shows lists as tables and things by their fields", () => {
    const html = file({ wallet: { accounts: [{ currency: "EUR", cash: "500" }], note: null } });
    expect(html).toContain("<h2>wallet</h2>");
    expect(html).toContain(
      "<tr><th>currency</th><th>cash</th></tr><tr><td>EUR</td><td>500</td></tr>",
    );
    expect(html).toContain("<th>note</th><td>Nothing</td>");
  });

  it("holds the same as JSON", () => {
    const html = file({ accounts: { groups: ["21"] } });
    const text = /<pre>([\s\S]*)<\/pre>/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
    expect(JSON.parse(text)).toMatchObject({
      player_id: 7,
      parts: { accounts: { groups: ["21"] } },
    });
  });

  it("leaves what somebody wrote as text: nothing of it is run", () => {
    const nasty = `<script>alert("x")</script><img src=x onerror='y'>&`;
    const html = file({ [nasty]: { [nasty]: [{ [nasty]: nasty }] } });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("default-src 'none'");
  });
});
