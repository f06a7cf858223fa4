import { describe, expect, it } from "vitest";
import { createFailpoint } from "./failpoint.ts";

function endsAt(text: string | undefined, transactions: number): string[] {
  const ends: string[] = [];
  let step = "";
  const failpoint = createFailpoint(text, () => ends.push(step));
  for (let index = 1; index <= transactions; index++) {
    step = `before ${index}`;
    failpoint.beforeCommit();
    step = `after ${index}`;
    failpoint.afterCommit();
  }
  return ends;
}

describe("failpoint", () => {
  it.each([
    [undefined, []],
    ["before_commit:exit:1", ["before 1"]],
    ["before_commit:exit:3", ["before 3"]],
    ["after_commit:exit:3", ["after 3"]],
    ["after_commit:exit:9", []],
  ])("%s ends the process at %j", (text, ends) => {
    expect(endsAt(text, 5)).toEqual(ends);
  });
});
