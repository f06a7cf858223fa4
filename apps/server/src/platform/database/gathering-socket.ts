import { Socket } from "node:net";

/**
 * Sends what is written in one moment in one call of the system: the statements of a transaction
 * that do not wait for each other cost the sender and the database one wake-up, not one each.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override write(...parts: unknown[]): boolean {
    this.#gather();
    return super.write(...(parts as Parameters<Socket["write"]>));
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.cork();
    // Runs after the promises that are settled by now, so what they write goes along.
    process.nextTick(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
