import type { Draws } from "./draws.ts";
import { HINTS } from "./hints.ts";

/** Values kept of one name: enough to choose from, few enough to stay fresh. */
const KEPT = 12;
const NAMED = /(^id|_id|reference|token|slug|identifier|code|email|name)$/;
const HINT_SHARE = 0.75;
const OWN_SHARE = 0.6;

/**
 * Remembers what answers said, by the name of the field, by what kind of thing it belongs to and by whose
 * answer it was, so that later requests can speak of things that exist, their own and other people's.
 */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  /** Takes the values of an answer that a request may name again. `kind` is what its endpoint is about. */
  learn(owner: string, kind: string, answer: unknown, name = ""): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, KEPT)) this.learn(owner, kind, item, name);
    } else if (typeof answer === "object" && answer !== null) {
      for (const [key, value] of Object.entries(answer)) this.learn(owner, kind, value, key);
    } else if (NAMED.test(name) && (typeof answer === "string" || typeof answer === "number")) {
      this.keep(owner, name, answer);
      this.keep(owner, `${kind}.${name}`, answer);
      // A slip names a match by the id that lists of matches tell.
      if (kind === "fixtures" && name === "id" && typeof answer === "number")
        this.keep(owner, "fixture_id", answer);
      // A provider knows a payment by our reference.
      if (name === "reference")
        for (const alias of ["payment_id", "payout_id"]) this.keep(owner, alias, answer);
    }
  }

  keep(owner: string, name: string, value: unknown): void {
    for (const key of [`${owner}/${name}`, `/${name}`]) {
      const list = this.#values.get(key) ?? [];
      if (list.includes(value)) continue;
      list.push(value);
      if (list.length > KEPT) list.shift();
      this.#values.set(key, list);
    }
  }

  /** Returns a value of that name: a hint, or one that was seen, most often of that owner; undefined when none is known. */
  pick(draws: Draws, owner: string, name: string, type?: "string" | "number"): unknown {
    const hints = Object.hasOwn(HINTS, name) ? HINTS[name] : undefined;
    if (hints && draws.chance(HINT_SHARE)) return draws.of(hints);
    const own = this.#values.get(`${owner}/${name}`) ?? [];
    const all = this.#values.get(`/${name}`) ?? [];
    const list = (own.length > 0 && draws.chance(OWN_SHARE) ? own : all).filter(
      (value) => type === undefined || typeof value === type,
    );
    return list.length > 0 ? draws.of(list) : undefined;
  }
}
