import type { Clock } from "@houselight/server/testing";

/** A clock that stands until it is moved. */
export class TestClock implements Clock {
  #now: Date;

  constructor(start: string | Date = new Date()) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

/** Runs as this machine's does, whose times the providers' reports carry, and can be put forward. */
export class RunningClock extends TestClock {
  #aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  override advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
