import { expect, it } from "vitest";
import { isCrawler } from "./crawler.ts";

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", true],
  ["DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)", true],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)", true],
  ["Mozilla/5.0 (compatible; Baiduspider/2.0)", true],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", true],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/130.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", false],
  ["", false],
])("GAME-16: the user agent %j is a crawler's: %j", (userAgent, crawls) =>
  expect(isCrawler(userAgent)).toBe(crawls),
);
