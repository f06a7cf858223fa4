import { describe, expect, it } from "vitest";
import { isExitDue, isIosWebview } from "./ios-webview.ts";

const WEBVIEW =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 SomeApp/1.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36";

describe("a webview on iOS (MODAL-07)", () => {
  it.each([
    [WEBVIEW, false, true],
    // The home screen shows a site without the word as well.
    [WEBVIEW, true, false],
    [SAFARI, false, false],
    [ANDROID, false, false],
    ["", false, false],
  ])("%s, installed: %s, is one: %s", (agent, installed, webview) =>
    expect(isIosWebview(agent, installed)).toBe(webview),
  );

  it.each([
    [299_999, false, false],
    [300_000, false, true],
    [300_000, true, false],
    [9_000_000, false, true],
  ])("shows the way out %d ms after the first visit, shown before: %s: %s", (ms, shown, due) =>
    expect(isExitDue(1_000 + ms, { firstVisitMs: 1_000, wasShown: shown })).toBe(due),
  );
});
