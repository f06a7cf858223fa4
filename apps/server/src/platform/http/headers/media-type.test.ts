import { expect, it } from "vitest";
import { chooseMediaType } from "./media-type.ts";

const [IDS, GAMES] = ["application/vnd.ids+json", "application/vnd.games+json"];

it.each([
  ["nothing", undefined, IDS],
  ["an empty header", "", IDS],
  ["any JSON", "application/json", IDS],
  ["anything", "*/*", IDS],
  ["another kind", "text/html", IDS],
  ["the first", IDS, IDS],
  ["the second", GAMES, GAMES],
  ["the second in capitals", GAMES.toUpperCase(), GAMES],
  ["the second with a parameter", `${GAMES}; charset=utf-8`, GAMES],
  ["the second before all else", `${GAMES}, */*;q=0.1`, GAMES],
  ["both", `${GAMES}, ${IDS}`, GAMES],
  ["both, the first rather", `${GAMES};q=0.5, ${IDS}`, IDS],
  ["the second not at all", `${GAMES};q=0`, IDS],
  ["a quality that cannot be read", `${GAMES};q=x`, GAMES],
  ["a hundred kinds", `${"text/html,".repeat(100)}${GAMES}`, IDS],
])("an answer to who accepts %s is chosen", (_, accept, chosen) =>
  expect(chooseMediaType(accept, [IDS, GAMES])).toBe(chosen),
);
