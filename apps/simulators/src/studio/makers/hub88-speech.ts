import { generateKeyPairSync, randomUUID, sign, verify } from "node:crypto";
import type { Speech, WalletCall } from "../wallet/house-wallet.ts";

/** Amounts on the wire count parts of 1/100,000; those of the games hundredths. */
const SCALE = 1_000;
const PATHS = {
  session: "user/balance",
  balance: "user/balance",
  bet: "transaction/bet",
  win: "transaction/win",
  rollback: "transaction/rollback",
} as const;
/** Statuses that the frame has words for. */
const CODES: Readonly<Record<string, string>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: "not_enough_money",
  RS_ERROR_TOKEN_EXPIRED: "session_ended",
  RS_ERROR_INVALID_TOKEN: "session_ended",
  RS_ERROR_INVALID_SIGNATURE: "signature_invalid",
  RS_ERROR_TRANSACTION_ROLLED_BACK: "transaction_rolled_back",
};

/** A visit as the house opened it: every call names all of it. */
export interface Visit {
  readonly token: string;
  readonly user: string;
  readonly game: string;
  readonly currency: string;
}

/** Writes a visit as the session of a frame, so that it is known after a restart. */
export const sessionOf = (visit: Visit): string =>
  Buffer.from(JSON.stringify(visit)).toString("base64url");

/** Reads it again; null for what is none. The house knows whose token it is, whatever stands here. */
export function visitOf(session: string): Visit | null {
  try {
    const read = JSON.parse(Buffer.from(session, "base64url").toString("utf8")) as Partial<Visit>;
    const { token, user, game, currency } = read;
    const texts = [token, user, game, currency].every((one) => typeof one === "string");
    return texts ? (read as Visit) : null;
  } catch {
    return null;
  }
}

export const SIGNATURE_HEADER = "x-hub88-signature";

/** Tells whether a text is signed with the private half of a key, given as PEM. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  verify("RSA-SHA256", Buffer.from(text), publicKey, Buffer.from(signature, "base64"));

let stranger: string | undefined;
/** Returns a key that nobody shares with the house. */
const strangersKey = (): string =>
  (stranger ??= generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  }).privateKey);

/** Speaks Hub88's protocol to an operator, as its aggregator does (docs/operating/hub88.md). */
export const hub88Speech = ({
  privateKey,
  url,
}: {
  /** Signs what the house is told, as PEM. */
  readonly privateKey: string;
  /** Address of the house for this studio. */
  readonly url: string;
}): Speech => ({
  write(call, { wrongKey }) {
    const body = JSON.stringify(bodyOf(call));
    const key = wrongKey ? strangersKey() : privateKey;
    const signature = sign("RSA-SHA256", Buffer.from(body), key).toString("base64");
    return { url: `${url}/${PATHS[call.name]}`, headers: { [SIGNATURE_HEADER]: signature }, body };
  },
  read(status, said) {
    const word = said?.["status"];
    if (status !== 200 || typeof word !== "string") return { kind: "lost" };
    const balance = said?.["balance"];
    if (word === "RS_OK" && said && typeof balance === "number")
      return { kind: "ok", balance: balance / SCALE, said };
    return { kind: "refused", code: CODES[word] ?? word.slice("RS_ERROR_".length).toLowerCase() };
  },
});

function bodyOf(call: WalletCall): object {
  const {
    token,
    user,
    game: game_code,
  } = visitOf(call.session) ?? { token: "", user: "", game: "" };
  const shared = { user, token, game_code, request_uuid: randomUUID() };
  if (call.name === "session" || call.name === "balance") return shared;
  if (call.name === "rollback")
    return {
      ...shared,
      transaction_uuid: call.id,
      reference_transaction_uuid: call.original,
      round_closed: true,
    };
  const told = {
    ...shared,
    transaction_uuid: call.id,
    supplier_transaction_id: call.id,
    supplier_user: null,
    round: call.round,
    currency: call.currency,
    amount: call.amount * SCALE,
    is_free: false,
  };
  return call.name === "bet"
    ? { ...told, round_closed: false }
    : { ...told, round_closed: true, reference_transaction_uuid: call.bet };
}
