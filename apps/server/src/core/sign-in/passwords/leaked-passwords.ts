import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN_LENGTH } from "@houselight/contracts";

/** Words of this house that somebody tries first. */
const OWN = ["casino123", "paperrocket", "houselight", "lanternhall"];

/** Passwords that were leaked most often, in small letters, of those that are long enough here. */
const COMMON: ReadonlySet<string> = new Set([
  ...dictionary["passwords-common"].filter((one) => one.length >= PASSWORD_MIN_LENGTH),
  ...OWN,
]);

/**
 * Returns true for a password that is among those leaked most often (in whatever case), is made of two
 * characters or fewer, or says its owner's e-mail.
 */
export function isTooCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  return (
    COMMON.has(plain) || new Set(plain).size < 3 || plain === email || plain === email.split("@")[0]
  );
}
