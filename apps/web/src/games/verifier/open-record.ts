/*
 * The script of a saved record: it is bundled with the rules of every game and written into the file
 * (`record-page.ts`). It runs when the file is opened, needs nothing else, and shows what it finds.
 */
import { GAMES } from "@houselight/game-maths";
import { type GameRecord, RECORD_ELEMENT } from "./record.ts";
import { type Verification, verifyRound } from "./verify-round.ts";

function element(name: string, text: string, ...children: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

/** Returns the check of a round; null where it cannot be made. */
function check({ round }: GameRecord): Verification | null {
  const versions = GAMES.find(({ current }) => current.slug === round.game);
  try {
    return versions ? verifyRound(round, versions) : null;
  } catch {
    return null;
  }
}

function verdict({ texts }: GameRecord, found: Verification | null): HTMLElement[] {
  const good = found !== null && found.matches && found.hashMatches;
  const words = found === null ? texts.failed : found.matches ? texts.matches : texts.differs;
  const line = element("p", words);
  line.className = good ? "verdict" : "verdict wrong";
  line.setAttribute("role", "status");
  line.dataset["verified"] = String(good);
  if (found === null) return [line];
  const numbers = element("p", found.numbers.join(", "));
  numbers.className = "numbers";
  return [
    line,
    element("p", found.hashMatches ? texts.hashMatches : texts.hashDiffers),
    element("p", found.matches ? texts.matchesText : texts.differsText),
    numbers,
  ];
}

function open(): void {
  const text = document.getElementById(RECORD_ELEMENT)?.textContent ?? "";
  const record = JSON.parse(text) as GameRecord;
  const facts = element("dl", "");
  for (const [name, value] of record.facts) facts.append(element("dt", name), element("dd", value));
  document
    .querySelector("main")
    ?.append(
      element("h1", record.title),
      ...verdict(record, check(record)),
      facts,
      element("p", record.texts.note),
    );
}

open();
