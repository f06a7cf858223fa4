import type { DrawBlock } from "./record.ts";

const textOf = (element: Element): string => (element.textContent ?? "").trim();

/** Reads what the page says of the draws of a round, in its order: sentences, tables and lists of terms. */
export function readDraws(shown: ParentNode): DrawBlock[] {
  return [...shown.querySelectorAll("p, table, dl")].flatMap((element): DrawBlock[] => {
    if (element.tagName === "TABLE") return [readTable(element)];
    if (element.tagName === "DL") return readTerms(element);
    const text = textOf(element);
    return text === "" ? [] : [{ text }];
  });
}

function readTable(table: Element): DrawBlock {
  const [head = [], ...rows] = [...table.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(textOf),
  );
  return { head, rows };
}

function readTerms(list: Element): DrawBlock[] {
  const values = [...list.querySelectorAll("dd")].map(textOf);
  const rows = [...list.querySelectorAll("dt")].map((term, at) => [textOf(term), values[at] ?? ""]);
  return rows.length === 0 ? [] : [{ head: [], rows }];
}
