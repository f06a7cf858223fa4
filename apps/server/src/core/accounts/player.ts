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
  /** An operator made the account. */
  readonly autoregistered: boolean;
  /** The account became dormant then; forgotten in the night after the player came back. */
  readonly dormantSince: Date | null;
  readonly termsAcceptedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
}
