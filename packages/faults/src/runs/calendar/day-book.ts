import { createUserLimit, getPlayer, getStatement, signIn } from "@houselight/contracts";
import type { Trial } from "../../run-trial.ts";
import { choose } from "../../workload/player/choose.ts";
import { PLAYER_PASSWORD, type Player } from "../../workload/player/player.ts";
import { outcomeOf } from "../skewed-clock/visitor.ts";

/** Stakes that a day has room for, and attempts at each look: two looks of one day use it up. */
const ROOM = 6;
const ATTEMPTS = 4;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * A player with a limit of stakes a day, and a book of what its days must hold. Days are those of the calendar
 * in UTC, whatever clocks on walls do.
 */
export class DayBook {
  readonly #trial: Trial;
  readonly #player: Player;
  readonly #email: string;
  readonly #stakes = new Map<string, number>();
  readonly #deposits = new Map<string, Set<string>>();
  readonly #expect: (holds: boolean, sentence: string) => void;

  private constructor(
    trial: Trial,
    player: Player,
    email: string,
    expect: (holds: boolean, sentence: string) => void,
  ) {
    this.#trial = trial;
    this.#player = player;
    this.#email = email;
    this.#expect = expect;
  }

  /** Registers the player and sets the limit. */
  static async open(
    trial: Trial,
    expect: (holds: boolean, sentence: string) => void,
  ): Promise<DayBook> {
    const player = await trial.workload.addPlayer("EUR", 0);
    const { body } = await player.caller.call(getPlayer, {});
    const book = new DayBook(trial, player, body.email ?? "", expect);
    // Paid in by day: what is bought is staked on later days too.
    for (let count = 0; count < 2; count++) await book.#deposit();
    const amount_cents = ROOM * book.#stake;
    const accounts = [{ currency: "EUR", amount_cents }];
    const limit = { type: "wager", period: "day", accounts } as const;
    const { status } = await player.caller.call(createUserLimit, { body: limit });
    expect(status === 201, `a limit is answered ${status}`);
    return book;
  }

  get #stake(): number {
    return this.#player.purse.stakes[0] as number;
  }

  /** Signs in again: days pass without a visit. */
  async comeBack(): Promise<void> {
    const user = { email: this.#email, password: PLAYER_PASSWORD };
    const { status } = await this.#player.caller.call(signIn, { body: { user } } as never);
    this.#expect(status === 200, `a sign-in is answered ${status}`);
  }

  /** Stakes as often as the day has room for, and once more where it has none. */
  async play(): Promise<void> {
    const day = dayOf(new Date());
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const used = this.#stakes.get(day) ?? 0;
      const expected = used < ROOM ? "accepted" : "wager_limit_exceeded";
      const outcome = await outcomeOf(
        { trial: this.#trial },
        choose.slot(this.#player, this.#stake),
      );
      this.#expect(
        outcome === expected,
        `stake ${used + 1} of ${ROOM} on ${day} (${new Date().toISOString()}): ${outcome}`,
      );
      if (outcome === "accepted") this.#stakes.set(day, used + 1);
    }
    await this.#deposit();
  }

  async #deposit(): Promise<void> {
    const day = dayOf(new Date());
    const deposit = choose.deposit(this.#player);
    const outcome = await outcomeOf({ trial: this.#trial }, deposit);
    this.#expect(outcome === "accepted", `a deposit on ${day}: ${outcome}`);
    await this.#trial.workload.untilReported();
    const paid = this.#deposits.get(day) ?? new Set();
    this.#deposits.set(day, paid.add(deposit.id));
  }

  /** Holds the statement of each day against the book. Returns how many deposits were found. */
  async compare(): Promise<number> {
    let found = 0;
    for (const [day, paid] of this.#deposits) {
      const query = { from: day, to: day, kind: "deposit", limit: 100 } as const;
      const { body } = await this.#player.caller.call(getStatement, { query });
      const listed = body.rows.map(({ payment_id }) => payment_id ?? "");
      const same = listed.length === paid.size && listed.every((id) => paid.has(id));
      this.#expect(same, `the statement of ${day} lists ${listed.length} of ${paid.size} deposits`);
      found += listed.length;
    }
    return found;
  }
}
