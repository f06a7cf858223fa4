import { useState } from "react";
import * as z from "zod/mini";
import { readTab, writeTab } from "../round/kept/tab-storage.ts";
import type { Original } from "./original.ts";

const FIELDS = z.record(z.string(), z.unknown());

type Chosen<Choice extends object> = Pick<Original<Choice, never>, "slug" | "first" | "readChoice">;

const keyOf = (slug: string): string => `houselight.choice.${slug}`;

/** Returns what this tab chose last in an original, or what it begins with. */
export function chosenIn<Choice extends object>(original: Chosen<Choice>): Choice {
  const kept = readTab(keyOf(original.slug), FIELDS);
  return (kept && original.readChoice(kept)) ?? original.first;
}

/** The choice for the next round, kept for this tab. */
export function useChoice<Choice extends object>(
  original: Chosen<Choice>,
): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => chosenIn(original));
  const choose = (next: Choice) => {
    writeTab(keyOf(original.slug), next);
    setChoice(next);
  };
  return [choice, choose];
}
