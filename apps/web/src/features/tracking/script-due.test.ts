import { expect, it } from "vitest";
import { isScriptDue } from "./script-due.ts";

const NOW = Date.UTC(2026, 0, 1);
const ago = (minutes: number) => String(NOW - minutes * 60_000);

it.each([
  [null, true],
  [ago(61), true],
  [ago(60), true],
  [ago(59), false],
  [ago(0), false],
  // A clock that was set back, and what is no time.
  [ago(-5), true],
  ["soon", true],
])("SHELL-23: after %s a script is due: %s", (kept, due) =>
  expect(isScriptDue(NOW, kept)).toBe(due),
);
