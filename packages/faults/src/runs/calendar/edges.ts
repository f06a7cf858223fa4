/** A moment at which calendars and clocks do something odd, and a machine that would notice. */
export interface Edge {
  readonly name: string;
  readonly at: Date;
  /** Zone of the machine's own clocks, by which nothing of the house may go. */
  readonly timeZone: string;
  /** Day and month of somebody who is old enough from this moment on; null where no day begins. */
  readonly birthday: string | null;
}

/** Of the machine: words in small letters are others there. */
export const LOCALE = "tr_TR.UTF-8";

export const EDGES: readonly Edge[] = [
  {
    name: "clocks of Europe go forward",
    at: new Date("2027-03-28T01:00:00Z"),
    timeZone: "Europe/Berlin",
    birthday: null,
  },
  {
    name: "clocks of Europe go back",
    at: new Date("2027-10-31T01:00:00Z"),
    timeZone: "Europe/Berlin",
    birthday: null,
  },
  {
    name: "a birthday of 29 February in a year without one",
    at: new Date("2026-03-01T00:00:00Z"),
    timeZone: "Asia/Tokyo",
    birthday: "02-29",
  },
  {
    name: "the end of a leap day",
    at: new Date("2028-03-01T00:00:00Z"),
    timeZone: "America/St_Johns",
    birthday: "03-01",
  },
];
