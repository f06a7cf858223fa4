import { filterGames } from "@houselight/contracts/catalogue";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { gamesPagesQuery, gamesRowQuery } from "../catalogue.ts";
import { deviceOf } from "./device.ts";

const call = vi.hoisted(() => vi.fn());
const agent = vi.hoisted(() => ({ words: "" }));
vi.mock("../../api/call.ts", () => ({ call }));
vi.mock("../../api/transport.ts", () => ({ userAgent: () => agent.words }));

const ANSWER = { data: { data: [], pagination: { next_page: null } } };
beforeEach(() => call.mockReset().mockResolvedValue(ANSWER));

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1",
    "phone",
    "iOS",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148 Safari/604.1", "tablet", "iOS"],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36",
    "phone",
    "Android",
  ],
  ["Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130.0 Safari/537.36", "tablet", "Android"],
  ["Mozilla/5.0 (Web0S; Linux/SmartTV) Chrome/94.0 Safari/537.36", "phone", "WebOS"],
  ["Mozilla/5.0 (Linux; Tizen 2.3) Version/2.3 Mobile Safari/538.1", "phone", "Tizen"],
  ["Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Edge/15 Mobile", "phone", "Windows Phone"],
  ["Mozilla/4.0 (compatible; MSIE 6.0; Windows CE; IEMobile 7.11)", "phone", "Windows Mobile"],
  ["Mozilla/5.0 (BB10; Touch) Version/10.3 Mobile Safari/537.35", "phone", "BlackBerry"],
  ["Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5", "phone", "Mobile"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36", "desktop", "Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "desktop", "macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36", "desktop", "Linux"],
  ["", "desktop", ""],
])("SHELL-20: %s is a %s of %s", (userAgent, type, os) =>
  expect(deviceOf(userAgent)).toEqual({
    isMobile: type !== "desktop",
    userAgent,
    hints: { type, os },
  }),
);

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "mobile"],
  ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148 Safari/604.1", "mobile"],
  ["Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130.0 Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36", "desktop"],
])("SHELL-20: %s asks for the lists of a %s", async (words, device) => {
  agent.words = words;
  const client = new QueryClient();
  await client.fetchQuery(gamesRowQuery({ category: "new" }));
  await client.fetchInfiniteQuery(gamesPagesQuery({ title: "tide" }));
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([filterGames, filterGames]);
  expect(call.mock.calls.map(([, { body }]) => body.device)).toEqual([device, device]);
});
