import { generateURI, ScureBase32Plugin, verify } from "otplib";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";

/** A secret that nobody confirmed for so long is begun anew. */
export const SETUP_MS = 15 * 60_000;
/** As long as the hash of the codes, SHA-1. */
const SECRET_BYTES = 20;
/** Clocks of telephones are a little off: the code before and the code after are taken too. */
const TOLERANCE_SECONDS = 30;
const APP_CODE = /^\d{6}$/;

const secretSeal = perHouse((house) => createSeal(house.key("second step"), house.random));

/** Makes a secret for an app that shows codes: in Base32, and as the address that a QR code carries. */
export function makeSecret(
  house: House,
  whose: { readonly issuer: string; readonly label: string },
): { readonly secret: string; readonly uri: string } {
  const secret = new ScureBase32Plugin().encode(house.random.bytes(SECRET_BYTES));
  return { secret, uri: generateURI({ ...whose, secret }) };
}

/** Seals a secret for its owner (a player's id, or `operator 7`): in anybody else's row it cannot be opened. */
export const sealSecret = (house: House, owner: string, secret: string): string =>
  secretSeal(house).close(secret, owner);
export const openSecret = (house: House, owner: string, sealed: string): string =>
  secretSeal(house).open(sealed, owner);

/** Returns the time step whose code this is; null when it is none of now. Uses nothing up. */
export async function timeStepOf(
  house: House,
  secret: string,
  typed: string,
): Promise<number | null> {
  const token = typed.replaceAll(/\s/g, "");
  if (!APP_CODE.test(token)) return null;
  const epoch = Math.floor(house.clock.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}
