import type { VerificationStatus } from "@houselight/contracts";

/** A player as the house keeps one. Dates of birth are calendar dates written YYYY-MM-DD. */
export interface Player {
  readonly id: bigint;
  readonly email: string;
  readonly nickname: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly mobilePhone: string | null;
  /** The number that a state knows the person by. */
  readonly personalId: string | null;
  readonly phoneConfirmedAt: Date | null;
  readonly receivePromos: boolean;
  readonly receiveSmsPromos: boolean;
  readonly language: string;
  readonly licence: string;
  readonly profession: string | null;
  readonly canIssueBonuses: boolean;
  readonly depositBonusCode: string | null;
  readonly verification: VerificationStatus;
  /** The provider of identity checks says so too. */
  readonly vendorVerified: boolean;
  /** Until when the answers on the source of wealth hold; null when nobody asked. */
  readonly questionnaireExpiresAt: Date | null;
  readonly termsAcceptedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
}

/** Passwords that appear first in every list of leaked ones and are long enough for our rule. */
const TOO_COMMON = new Set([
  "password",
  "password1",
  "password123",
  "passw0rd",
  "12345678",
  "123456789",
  "1234567890",
  "11111111",
  "00000000",
  "88888888",
  "87654321",
  "qwertyui",
  "qwertyuiop",
  "qwerty123",
  "1q2w3e4r",
  "1q2w3e4r5t",
  "1qaz2wsx",
  "zaq12wsx",
  "iloveyou",
  "sunshine",
  "princess",
  "football",
  "baseball",
  "superman",
  "trustno1",
  "letmein1",
  "welcome1",
  "admin123",
  "abcd1234",
  "abc12345",
  "asdfghjk",
  "asdfghjkl",
  "computer",
  "whatever",
  "starwars",
  "michelle",
  "jennifer",
  "corvette",
  "mercedes",
  "maverick",
  "internet",
  "steelers",
  "dragon12",
  "monkey12",
  "aa123456",
  "password!",
  "p@ssw0rd",
  "p@ssword",
  "changeme",
  "11223344",
  "12341234",
  "123123123",
  "147258369",
  "987654321",
  "789456123",
  "qazwsxedc",
  "q1w2e3r4",
  "charlie1",
  "liverpool",
  "chelsea1",
  "arsenal1",
  "casino123",
  "paperrocket",
]);

/** True when the password is among the most common, or says the player's own e-mail. */
export function isTooCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  return (
    TOO_COMMON.has(plain) ||
    new Set(plain).size < 3 ||
    plain === email ||
    plain === email.split("@")[0]
  );
}
