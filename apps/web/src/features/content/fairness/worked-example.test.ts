import { createHmac } from "node:crypto";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { expect, it } from "vitest";
import { PROGRAM, WORKED_EXAMPLE } from "./worked-example.ts";

const { serverSeed, clientSeed, nonce, ranges, numbers } = WORKED_EXAMPLE;

it("draws the numbers that the page prints", () => {
  const draw = createDraw((index) =>
    createHmac("sha256", serverSeed)
      .update(blockMessage(clientSeed, nonce, index))
      .digest(),
  );
  expect(ranges.map(draw)).toEqual(numbers);
});

it("comes out the same of the program on the page", async () => {
  const source = `${PROGRAM}\nexport default numbers;`.replace(/^console.*$/m, "");
  const run = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  expect(run.default).toEqual(numbers);
});
