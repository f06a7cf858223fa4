import type { Database } from "@houselight/server/testing";
import type { ChildHouse } from "../../child-house.ts";
import type { Trial } from "../../run-trial.ts";

/** Two houses on one database, of which one has a wrong clock. */
export interface Skewed {
  readonly trial: Trial;
  readonly wrong: ChildHouse;
  readonly right: ChildHouse;
  readonly skewMs: number;
  readonly books: Database;
  /** Sends those who went to one house to both again. */
  readonly leave: (() => void)[];
  /** Puts on record that something was not as it must be, with the skew. */
  expect(holds: boolean, sentence: string): void;
}
