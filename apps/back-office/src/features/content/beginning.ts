import { type ContentTextView, readContentText } from "@houselight/contracts/content";
import { useRead } from "../../api/queries.ts";

/** Reads the text of a page in a language as it was written: of a version, else of what stands. */
export const useWrittenText = (path: string, l: string, version?: number) =>
  useRead(
    readContentText,
    { query: { path, l, ...(version === undefined ? {} : { version }) } },
    { enabled: path !== "" && l !== "" },
  );

/** Returns what the next version of a text begins with: the text itself, not decided when it stands. */
export function beginningOf({ version: _, ...written }: ContentTextView) {
  return { ...written, publish_at: null };
}
