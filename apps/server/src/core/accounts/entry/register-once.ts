import type { EndpointInput, registerPlayer } from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Player } from "../player.ts";
import { isAttemptOf } from "../player-store.ts";
import type { From } from "../sessions/admit.ts";
import { signInPlayer } from "../sessions/sign-in.ts";
import { registerVisitor } from "./register-player.ts";

type Body = EndpointInput<typeof registerPlayer>["body"];

/** A form that comes again within this time is the same registration. */
const AGAIN_MS = 10 * 60_000;

interface Registered {
  readonly player: Player;
  readonly token: string;
  /** The form has come before. */
  readonly repeated: boolean;
}

/**
 * Registers a visitor. The same form again, whose answer was lost, signs in whom it made. Throws Refused as a
 * registration does.
 */
export async function registerOnce(house: House, body: Body, from: From): Promise<Registered> {
  const attempt = body.id ?? null;
  try {
    return { ...(await registerVisitor(house, body.user, from, attempt)), repeated: false };
  } catch (error) {
    if (attempt === null || !isTaken(error)) throw error;
    const { email } = body.user;
    const after = new Date(house.clock.now().getTime() - AGAIN_MS);
    if (!(await isAttemptOf(house.database, email, { attempt, after }))) throw error;
    return { ...(await signInAgain(house, body.user, from)), repeated: true };
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Refused && error.code === "email_taken";

/**
 * Signs in under the rules of every sign-in, guesses are counted. Whoever is not let in hears no more than
 * anybody who registers with an e-mail that is taken.
 */
async function signInAgain(house: House, { email, password }: Body["user"], from: From) {
  try {
    return await signInPlayer(house, { email, password }, from);
  } catch (error) {
    if (error instanceof Refused && error.code !== "entrance_busy")
      throw new Refused("email_taken");
    throw error;
  }
}
