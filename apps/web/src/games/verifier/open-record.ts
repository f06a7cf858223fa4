/*
 * The script of a saved record: it is bundled with the rules of every game and written into the file
 * (`record-page.ts`). It runs when the file is opened, needs nothing else, and shows what it finds.
 */
import { GAMES } from "@houselight/game-maths";
import { type DrawBlock, type GameRecord, RECORD_ELEMENT } from "./record.ts";
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

function verdict(record: GameRecord, found: Verification | null): HTMLElement[] {
  const { texts } = record;
  const good = found !== null && found.matches && found.hashMatches;
  const words = found === null ? texts.failed : found.matches ? texts.matches : texts.differs;
  const line = element("p", words);
  line.className = good ? "verdict" : "verdict wrong";
  line.setAttribute("role", "status");
  line.dataset["verified"] = String(good);
  if (found === null) return [line];
  return [
    line,
    element("p", found.hashMatches ? texts.hashMatches : texts.hashDiffers),
    element("p", found.matches ? texts.matchesText : texts.differsText),
    ...numbersOf(record, found),
  ];
}

/** Tells what each number decides where this file drew those that the record names; else the numbers alone. */
function numbersOf({ draws }: GameRecord, { numbers }: Verification): HTMLElement[] {
  if (draws.blocks.length > 0 && draws.numbers.join() === numbers.join())
    return draws.blocks.map(blockElement);
  const plain = element("p", numbers.join(", "));
  plain.className = "numbers";
  return [plain];
}

function blockElement(block: DrawBlock): HTMLElement {
  if ("text" in block) return element("p", block.text);
  const head = block.head.map((text) => element("th", text));
  const rows = block.rows.map(([name = "", ...values]) => {
    const cells = [element("th", name), ...values.map((value) => element("td", value))];
    return element("tr", "", ...cells);
  });
  return element("table", "", ...(head.length > 0 ? [element("tr", "", ...head)] : []), ...rows);
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
