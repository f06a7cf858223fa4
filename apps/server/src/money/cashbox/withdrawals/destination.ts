import {
  createWithdrawal,
  type EndpointInput,
  hasIbanCharacters,
  type PaymentMethod,
} from "@houselight/contracts";
import { isCryptoAddress, isIban } from "@houselight/contracts/destinations";
import { canonicalJson } from "@houselight/game-maths/json";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { PayoutDestination } from "../providers/provider.ts";
import { selectProfile, selectProfileByFingerprint } from "../records/profile-store.ts";

type WithdrawalBody = EndpointInput<typeof createWithdrawal>["body"];

/** Destination of a withdrawal, with its masked name and its profile. */
export interface Target {
  readonly destination: PayoutDestination;
  readonly label: string;
  readonly profileId: string | null;
  /** Name of the provider that keeps the profile's token; null where the destination itself is known, which any provider pays to. */
  readonly keeper: string | null;
  /** True when no payout of this player went there. A deposit from there proves nothing: a thief may have made it. */
  readonly isNew: boolean;
}

/**
 * Reads where the money goes: a profile of the player's own, or what was typed, in the form the
 * method asks for. Throws Refused with the code of what is wrong.
 */
export async function readTarget(
  tx: Tx,
  playerId: bigint,
  body: WithdrawalBody,
  method: PaymentMethod,
): Promise<Target> {
  if (body.profile_id !== undefined) return profileTarget(tx, playerId, body);
  const { destination } = body;
  if (destination?.kind === "bank" && method.type === "bank_transfer") {
    const iban = destination.iban.replaceAll(" ", "").toUpperCase();
    if (!hasIbanCharacters(destination.iban) || !isIban(iban)) throw new Refused("iban_invalid");
    const bank = { kind: "bank", holder: destination.holder, iban } as const;
    return typedTarget(tx, playerId, body, { destination: bank, label: maskIban(iban) });
  }
  if (destination?.kind === "crypto" && method.type === "crypto") {
    const address = destination.address.trim();
    if (!isCryptoAddress(address, body.currency)) throw new Refused("address_invalid");
    const coins = { kind: "crypto", address } as const;
    return typedTarget(tx, playerId, body, { destination: coins, label: maskAddress(address) });
  }
  throw new Refused("destination_required");
}

async function profileTarget(tx: Tx, playerId: bigint, body: WithdrawalBody): Promise<Target> {
  const profile = await selectProfile(tx, playerId, body.profile_id as string);
  if (!profile || profile.method !== body.method || profile.currency !== body.currency)
    throw new Refused("profile_not_found");
  const { id, label, token, provider } = profile;
  const destination: PayoutDestination | null =
    token === null ? profile.destination : { kind: "token", token };
  if (!destination) throw new Error(`profile ${id} has no destination`);
  const keeper = token === null ? null : provider;
  return { destination, label, profileId: id, keeper, isNew: profile.paidOutAt === null };
}

/** Finds the profile of a typed destination that was used before. */
async function typedTarget(
  tx: Tx,
  playerId: bigint,
  { method, currency }: WithdrawalBody,
  typed: Pick<Target, "destination" | "label">,
): Promise<Target> {
  const fingerprint = fingerprintOf(typed.destination);
  const known = await selectProfileByFingerprint(tx, { playerId, method, currency, fingerprint });
  return { ...typed, profileId: known?.id ?? null, keeper: null, isNew: !known?.paidOutAt };
}

/** Names a destination among a player's profiles, so that the same one is kept once. */
export const fingerprintOf = (destination: PayoutDestination): string =>
  sha256(canonicalJson(destination));

/** `LT12 •••• 6789`. */
const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
/** `bc1qar…5mdq`. */
const maskAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
