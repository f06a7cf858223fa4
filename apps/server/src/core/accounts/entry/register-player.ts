import {
  ageFault,
  type EndpointInput,
  type Locale,
  parseIsoDate,
  type registerPlayer,
} from "@houselight/contracts";
import {
  agesOf,
  isCountryServed,
  type Licence,
  licenceOf,
  offeredCurrencies,
  placeOf,
} from "#core/configuration";
import { keepAttribution } from "#core/attribution";
import { withNewcomer } from "#core/sign-in";
import { openAccount } from "#core/wallet";
import { isUniqueViolation, type Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { hashForHouse } from "#platform/passwords";
import { sendLinks } from "../mails/mail-tokens.ts";
import { chooseAdvertising } from "../profile/consents/choose-advertising.ts";
import { claimDevice, claimIdentity } from "../identity/claim-identity.ts";
import { forbidBonuses } from "../profile/choice-store.ts";
import type { Player } from "../player.ts";
import { isTooCommon } from "./leaked-passwords.ts";
import { insertPlayer } from "../player-store.ts";
import { readDetails } from "./sign-up-details.ts";
import { openSession } from "../sessions/sessions.ts";

type Form = EndpointInput<typeof registerPlayer>["body"]["user"];
/** A registration; who comes by a provider of identities has no password. */
export type Registration = Omit<Form, "password"> & { readonly password?: string };

export interface RequestPlace {
  readonly host: string;
  readonly country: string | null;
  /** Language of the site that the visitor reads. */
  readonly locale?: Locale | null;
  readonly ip: string;
  readonly userAgent: string;
  /** Cookies that say where the visitor came from. */
  readonly visit?: Parameters<typeof keepAttribution>[3];
}

interface RegistrationOptions {
  /** Hashes the password; without it the house does so for itself, before others. */
  readonly hash?: (password: string) => Promise<string>;
  /** The e-mail is known to be the player's: no mail asks to confirm it. */
  readonly confirmed?: boolean;
  /** Joins the transaction that creates the player. */
  readonly also?: (tx: Tx, player: Player) => Promise<void>;
}

/**
 * Creates a player with an empty account in the chosen currency, signed in, and sends the mail that
 * confirms the e-mail. Returns the session's token too.
 */
export async function registerNewPlayer(
  house: House,
  user: Registration,
  from: RequestPlace,
  {
    hash = (password) => hashForHouse(house, password),
    confirmed = false,
    also,
  }: RegistrationOptions = {},
): Promise<{ player: Player; token: string }> {
  const place = placeOf(from.host, from.country, from.locale);
  const licence = licenceOf(place.licence);
  await assertAcceptable(house, user, licence);
  const details = readDetails(user, licence.signUpFields);
  const passwordHash = user.password === undefined ? null : await hash(user.password);
  try {
    return await house.database.tx(async (tx) => {
      const player = await insertPlayer(tx, {
        email: user.email,
        passwordHash,
        details,
        dateOfBirth: user.date_of_birth,
        country: user.country,
        language: user.locale ?? "en",
        licence: licence.code,
        brand: place.brand.id,
        confirmed,
        at: house.clock.now(),
      });
      await openAccount(tx, { playerId: player.id, currency: user.currency });
      const choices = [{ channel: "email", given: user.receive_promos ?? false }] as const;
      const source = { source: "registration", ip: from.ip } as const;
      await chooseAdvertising(house, tx, player.id, choices, source);
      if (!confirmed) {
        const { email, language } = player;
        const to = { playerId: player.id, email, language, brand: place.brand.id };
        await sendLinks(house, tx, "confirmation", [to]);
      }
      await claimIdentity(house, tx, player.id, null);
      await claimDevice(house, tx, player.id, user.dfpc);
      const { withoutPromo } = await keepAttribution(house, tx, player.id, from.visit);
      if (withoutPromo) await forbidBonuses(tx, player.id);
      await also?.(tx, player);
      const token = await openSession(house, tx, player, from);
      return { player, token };
    });
  } catch (error) {
    if (isUniqueViolation(error, "players_email_taken")) throw new Refused("email_taken");
    throw error;
  }
}

/** Registers a visitor, whose password is hashed when it is its turn. Throws Refused: entrance_busy too. */
export const registerVisitor = (
  house: House,
  user: Form,
  from: RequestPlace,
): Promise<{ player: Player; token: string }> =>
  registerNewPlayer(house, user, from, {
    hash: (password) => withNewcomer(house, user, (passwords) => passwords.hash(password)),
  });

async function assertAcceptable(house: House, user: Registration, licence: Licence): Promise<void> {
  if (!(await offeredCurrencies(house, licence)).includes(user.currency))
    throw new Refused("currency_not_offered");
  if (!isCountryServed(licence, user.country)) throw new Refused("country_not_served");
  const birth = parseIsoDate(user.date_of_birth);
  const who = { ages: agesOf(licence), country: user.country };
  if (!birth || ageFault(birth, house.clock.now(), who)) throw new Refused("too_young");
  if (user.password !== undefined && isTooCommon(user.password, user.email))
    throw new Refused("password_too_common");
}
