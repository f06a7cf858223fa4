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
  isRegionClosed,
  type Licence,
  licenceOf,
  offeredCurrencies,
  placeOf,
} from "#core/configuration";
import { keepAttribution } from "#core/attribution";
import { isTooCommon, withNewcomer } from "#core/sign-in";
import { openAccount } from "#core/wallet";
import { playerRegistered } from "#events/accounts";
import { isUniqueViolation, type Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { hashForHouse } from "#platform/passwords";
import { sendLinks } from "../mails/mail-tokens.ts";
import { chooseAdvertising } from "../profile/consents/choose-advertising.ts";
import { claimDevice, claimIdentity } from "../identity/claim-identity.ts";
import { forbidBonuses } from "../profile/choice-store.ts";
import type { Player } from "../player.ts";
import { insertPlayer, type NewPlayer } from "../player-store.ts";
import { NOTHING_TOLD, readDetails } from "./sign-up-details.ts";
import { openSession } from "../sessions/sessions.ts";

type Form = EndpointInput<typeof registerPlayer>["body"]["user"];
/** A registration; who comes by a provider of identities has no password. */
export type Registration = Omit<Form, "password"> & { readonly password?: string };

/** Facts of everybody who has an account: without one of them there is none. */
type Person = Pick<Form, "email" | "country" | "currency" | "date_of_birth" | "locale">;

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
  /** Id of the form; null without one. */
  readonly attempt?: string | null;
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
    attempt = null,
    also,
  }: RegistrationOptions = {},
): Promise<{ player: Player; token: string }> {
  const place = placeOf(from.host, from.country, from.locale);
  const licence = licenceOf(place.licence);
  await assertAcceptable(house, user, licence);
  const details = readDetails(user, licence.signUpFields);
  const passwordHash = user.password === undefined ? null : await hash(user.password);
  const where = { licence: licence.code, brand: place.brand.id };
  const kept = { ...where, passwordHash, details, confirmed, attempt };
  return createPlayer(house, user, { ...kept, autoregistered: false }, async (tx, player) => {
    const choices = [{ channel: "email", given: user.receive_promos ?? false }] as const;
    const source = { source: "registration", ip: from.ip } as const;
    await chooseAdvertising(house, tx, player.id, choices, source);
    if (!confirmed) await mailLink(house, tx, "confirmation", player, place.brand.id);
    await claimDevice(house, tx, player.id, user.dfpc);
    const { withoutPromo } = await keepAttribution(house, tx, player.id, from.visit);
    if (withoutPromo) await forbidBonuses(tx, player.id);
    await also?.(tx, player);
    const token = await openSession(house, tx, player, from);
    return { player, token };
  });
}

/** Facts that the house adds to those that a new player tells. */
type Kept = Pick<
  NewPlayer,
  "passwordHash" | "details" | "licence" | "brand" | "confirmed" | "autoregistered" | "attempt"
>;

/**
 * Creates a player with an empty account, whom nobody has been before; `also` joins the transaction.
 * Throws Refused: email_taken, person_known.
 */
async function createPlayer<T>(
  house: House,
  user: Person,
  kept: Kept,
  also: (tx: Tx, player: Player) => Promise<T>,
): Promise<T> {
  const { email, date_of_birth: dateOfBirth, country, locale: language = "en" } = user;
  const at = house.clock.now();
  try {
    return await house.database.tx(async (tx) => {
      const player = await insertPlayer(tx, { ...kept, email, dateOfBirth, country, language, at });
      await openAccount(tx, { playerId: player.id, currency: user.currency });
      await claimIdentity(house, tx, player.id, null);
      const { licence } = kept;
      await appendEvents(tx, [playerRegistered(player.id, { licence, at: at.toISOString() })]);
      return also(tx, player);
    });
  } catch (error) {
    if (isUniqueViolation(error, "players_email_taken")) throw new Refused("email_taken");
    throw error;
  }
}

const mailLink = (
  house: House,
  tx: Tx,
  kind: "confirmation" | "autologin",
  { id: playerId, email, language }: Player,
  brand: string,
): Promise<void> => sendLinks(house, tx, kind, [{ playerId, email, language, brand }]);

/**
 * Creates a player for somebody who has told no more than this, without a password and without terms,
 * and mails the link that signs in once. Throws Refused: registration_restricted, email_taken,
 * person_known, currency_not_offered, country_not_served, too_young.
 */
export async function autoregister(
  house: House,
  user: Person,
  host: string,
  also: (tx: Tx, player: Player) => Promise<void>,
): Promise<Player> {
  if (isRegionClosed(user.country, "registration")) throw new Refused("registration_restricted");
  const place = placeOf(host, user.country);
  const licence = licenceOf(place.licence);
  await assertAcceptable(house, user, licence);
  const brand = place.brand.id;
  const kept = { passwordHash: null, details: NOTHING_TOLD, licence: licence.code, brand };
  const made = { ...kept, confirmed: false, autoregistered: true, attempt: null };
  return createPlayer(house, user, made, async (tx, player) => {
    await mailLink(house, tx, "autologin", player, brand);
    await also(tx, player);
    return player;
  });
}

/** Registers a visitor, whose password is hashed when it is its turn. Throws Refused: entrance_busy too. */
export const registerVisitor = (
  house: House,
  user: Form,
  from: RequestPlace,
  attempt: string | null,
): Promise<{ player: Player; token: string }> =>
  registerNewPlayer(house, user, from, {
    attempt,
    hash: (password) => withNewcomer(house, user, (passwords) => passwords.hash(password)),
  });

async function assertAcceptable(
  house: House,
  user: Person & { readonly password?: string },
  licence: Licence,
): Promise<void> {
  if (!(await offeredCurrencies(house, licence)).includes(user.currency))
    throw new Refused("currency_not_offered");
  if (!isCountryServed(licence, user.country)) throw new Refused("country_not_served");
  const birth = parseIsoDate(user.date_of_birth);
  const who = { ages: agesOf(licence), country: user.country };
  if (!birth || ageFault(birth, house.clock.now(), who)) throw new Refused("too_young");
  if (user.password !== undefined && isTooCommon(user.password, user.email))
    throw new Refused("password_too_common");
}
