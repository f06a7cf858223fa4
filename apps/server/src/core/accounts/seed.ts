import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { registerNewPlayer } from "./entry/register-player.ts";

/** The demonstration's logins; the start prints them. */
export const DEMONSTRATION_PASSWORD = "paper-rocket-42";
export const DEMONSTRATION_PLAYERS = [
  { email: "ada@paper-rocket.example", nickname: "Ada", country: "DE", currency: "EUR" },
  { email: "noah@paper-rocket.example", nickname: "Noah", country: "NO", currency: "NOK" },
] as const;

/** Another replica may seed in the same moment: a player who is there already is left alone. */
export async function seedPlayers(house: House): Promise<void> {
  for (const player of DEMONSTRATION_PLAYERS) {
    const seeded = registerNewPlayer(
      house,
      {
        ...player,
        password: DEMONSTRATION_PASSWORD,
        date_of_birth: "1990-04-12",
        terms_acceptance: true,
        locale: "en",
      },
      { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "demonstration" },
      { confirmed: true },
    );
    await seeded.catch((error: unknown) => {
      if (!(error instanceof Refused && error.code === "email_taken")) throw error;
    });
  }
}
