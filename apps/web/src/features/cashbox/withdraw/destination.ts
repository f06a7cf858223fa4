import {
  hasIbanCharacters,
  type PaymentMethod,
  type PaymentProfileView,
} from "@houselight/contracts/cashbox";
import { isCryptoAddress, isIban } from "@houselight/contracts/destinations";

/** The destination of a withdrawal: an account used before, or one that is typed. */
export interface TypedDestination {
  /** Id of a saved account; empty when a new one is typed. */
  profileId: string;
  holder: string;
  iban: string;
  address: string;
  /** The player's own: confirms an account that nothing was paid out to yet. */
  password: string;
}

/** Tells a destination that the house asks the password for: nothing was ever paid out there, as far as is known here. */
export const isUnconfirmed = (
  { profileId }: Pick<TypedDestination, "profileId">,
  profiles: readonly Pick<PaymentProfileView, "id" | "paid_out">[],
): boolean => !profiles.find(({ id }) => id === profileId)?.paid_out;

/**
 * Recognises a Lithuanian account in a field that was left. A player who is marked by it stays marked,
 * so an IBAN that is still being typed, or cannot be one, is none (VALID-16).
 */
export const marksAsLithuanian = (iban: string): boolean =>
  hasIbanCharacters(iban) && /^LT\d{2}/i.test(iban.replaceAll(" ", ""));

/** Finds a character that no IBAN has, however much of one is typed (VALID-15). */
export const hasForbiddenCharacter = (iban: string): boolean =>
  iban.trim() !== "" && !hasIbanCharacters(iban);

export type DestinationProblem = {
  readonly field: "profileId" | "holder" | "iban" | "address" | "password";
} & {
  readonly key:
    | "VALIDATION.COMMON.REQUIRED"
    | "VALIDATION.IBAN.CHARACTERS"
    | "VALIDATION.IBAN.INVALID"
    | "VALIDATION.ADDRESS.INVALID"
    | "VALIDATION.HOLDER.TOO_SHORT";
};

const HOLDER_LENGTH_MIN = 2;

/** Returns the kind of new account that a method pays to; null where only a saved one will do. */
export function destinationKind({ type }: PaymentMethod): "bank" | "crypto" | null {
  if (type === "bank_transfer") return "bank";
  return type === "crypto" ? "crypto" : null;
}

/** Returns the first part of a destination that is missing or malformed; null when it can be sent (VALID-15). */
export function destinationProblem(
  method: PaymentMethod,
  currency: string,
  typed: TypedDestination,
  unconfirmed: boolean,
): DestinationProblem | null {
  const problem = typed.profileId === "" ? accountProblem(method, currency, typed) : null;
  if (problem || !unconfirmed || typed.password !== "") return problem;
  return { field: "password", key: "VALIDATION.COMMON.REQUIRED" };
}

function accountProblem(
  method: PaymentMethod,
  currency: string,
  typed: TypedDestination,
): DestinationProblem | null {
  const kind = destinationKind(method);
  if (kind === null) return { field: "profileId", key: "VALIDATION.COMMON.REQUIRED" };
  return kind === "crypto" ? addressProblem(currency, typed) : bankProblem(typed);
}

function addressProblem(
  currency: string,
  { address }: TypedDestination,
): DestinationProblem | null {
  if (address.trim() === "") return { field: "address", key: "VALIDATION.COMMON.REQUIRED" };
  return isCryptoAddress(address, currency)
    ? null
    : { field: "address", key: "VALIDATION.ADDRESS.INVALID" };
}

function bankProblem(typed: TypedDestination): DestinationProblem | null {
  if (typed.holder.trim().length < HOLDER_LENGTH_MIN) {
    return { field: "holder", key: "VALIDATION.HOLDER.TOO_SHORT" };
  }
  if (typed.iban.trim() === "") return { field: "iban", key: "VALIDATION.COMMON.REQUIRED" };
  if (!hasIbanCharacters(typed.iban)) return { field: "iban", key: "VALIDATION.IBAN.CHARACTERS" };
  return isIban(typed.iban) ? null : { field: "iban", key: "VALIDATION.IBAN.INVALID" };
}

/** Builds the part of the request that names the destination; without the password, which is never kept. */
export function destinationBody(method: PaymentMethod, typed: TypedDestination) {
  if (typed.profileId !== "") return { profile_id: typed.profileId };
  const kind = destinationKind(method);
  if (kind === "bank") {
    return { destination: { kind, holder: typed.holder.trim(), iban: typed.iban.trim() } };
  }
  return kind === "crypto" ? { destination: { kind, address: typed.address.trim() } } : {};
}
