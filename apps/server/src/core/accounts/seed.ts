import type { ProfileChange } from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { registerNewPlayer } from "./entry/register-player.ts";
import { changeProfile } from "./profile/update-profile.ts";

/** The demonstration's logins; the start prints them. */
export const DEMONSTRATION_PASSWORD = "paper-rocket-42";
export const DEMONSTRATION_PLAYERS = [
  { email: "ada@paper-rocket.example", nickname: "Ada", country: "DE", currency: "EUR" },
  { email: "noah@paper-rocket.example", nickname: "Noah", country: "NO", currency: "NOK" },
] as const;

/** Their profiles, whole: nothing asks them for what is missing. */
const PROFILES: Readonly<
  Record<(typeof DEMONSTRATION_PLAYERS)[number]["nickname"], ProfileChange>
> = {
  Ada: {
    first_name: "Ada",
    last_name: "Lindner",
    postal_code: "10115",
    city: "Berlin",
    address: "Invalidenstraße 43",
    mobile_phone: "+4915123456789",
  },
  Noah: {
    first_name: "Noah",
    last_name: "Haugen",
    postal_code: "5003",
    city: "Bergen",
    address: "Strandgaten 12",
    mobile_phone: "+4740612345",
  },
};

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
    try {
      const { player: registered } = await seeded;
      await changeProfile(house, registered.id, PROFILES[player.nickname], { ip: "127.0.0.1" });
    } catch (error) {
      if (!(error instanceof Refused && error.code === "email_taken")) throw error;
    }
  }
}
