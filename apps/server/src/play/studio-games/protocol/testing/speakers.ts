import { randomUUID } from "node:crypto";
import { type RsaPair, rsaPair } from "@houselight/test-kit/outside/rsa-pair";
import { rsaSignature } from "../rsa.ts";
import { signatureOf } from "../signature.ts";

/** A session of a player, as the studio was told it. */
export interface SpokenSession {
  readonly token: string;
  /** The player as the studio knows one; empty where it is not told. */
  readonly user: string;
  readonly game: string;
}

/** Says what a studio tells, whatever it speaks. Amounts in cents. */
export interface Told {
  readonly kind: "bet" | "win" | "rollback" | "balance";
  readonly round?: string;
  readonly id?: string;
  readonly amount?: number;
  readonly currency?: string;
  /** Of a win its bet, of a rollback what it takes back. */
  readonly of?: string;
}

/** A studio's side of a protocol. */
export interface Speaker {
  readonly protocol: "houselight" | "hub88";
  /** Entry of STUDIOS. */
  configured(url: string): object;
  /** Returns the path below `/api/studios/{id}`, and the body. */
  write(session: SpokenSession, told: Told): { readonly path: string; readonly body: string };
  /** Headers that prove a body. */
  prove(path: string, body: string, at: Date): Readonly<Record<string, string>>;
  /** Returns cents that are left, or the word by which it is refused. */
  read(said: Readonly<Record<string, unknown>>): number | string;
}

const KEY = "k".repeat(40);

/** Speaks the house's own protocol. */
export const houselightSpeaker: Speaker = {
  protocol: "houselight",
  configured: (url) => ({ id: "mill", name: "Mill", protocol: "houselight", url, keys: [KEY] }),
  write({ token: session }, { kind, round, id, amount, currency = "EUR", of }) {
    const bodies = {
      balance: { session },
      bet: { session, round_id: round, transaction_id: id, currency, amount },
      win: { session, round_id: round, transaction_id: id, currency, amount },
      rollback: { session, transaction_id: id, original_transaction_id: of },
    };
    return { path: `wallet/${kind}`, body: JSON.stringify(bodies[kind]) };
  },
  prove(path, body, at) {
    const timestamp = Math.floor(at.getTime() / 1000).toString();
    const nonce = randomUUID();
    const call = path.split("/")[1] ?? "";
    return {
      "x-studio-timestamp": timestamp,
      "x-studio-nonce": nonce,
      "x-studio-signature": signatureOf(KEY, { call, timestamp, nonce, body }),
    };
  },
  read({ errors, balance }) {
    const codes = Object.values((errors ?? {}) as Record<string, object>)[0] ?? {};
    return Object.keys(codes)[0] ?? (balance as number);
  },
};

const HOUSE = rsaPair();
const STUDIO = rsaPair();
/** Keys of the studio that are both good, as while they are changed. */
export const HUB88_KEYS: {
  readonly now: RsaPair;
  readonly next: RsaPair;
  readonly house: RsaPair;
} = { now: STUDIO, next: rsaPair(), house: HOUSE };

const PATHS = {
  balance: "user/balance",
  bet: "transaction/bet",
  win: "transaction/win",
  rollback: "transaction/rollback",
} as const;

/** Speaks Hub88's. */
export const hub88Speaker: Speaker = {
  protocol: "hub88",
  configured: (url) => ({
    id: "cabinet",
    name: "Cabinet",
    protocol: "hub88",
    url,
    keys: [STUDIO.publicKey, HUB88_KEYS.next.publicKey],
    settings: { operator_id: 7, private_key: HOUSE.privateKey, currencies: ["EUR", "JPY"] },
  }),
  write({ token, user, game: game_code }, { kind, round, id, amount = 0, currency = "EUR", of }) {
    const shared = { user, token, game_code, request_uuid: randomUUID() };
    const one = { ...shared, transaction_uuid: id, round, currency, amount: amount * 1_000 };
    const bodies = {
      balance: shared,
      bet: { ...one, round_closed: false, is_free: false, supplier_user: null },
      win: { ...one, round_closed: false, reference_transaction_uuid: of },
      rollback: { ...shared, round, transaction_uuid: id, reference_transaction_uuid: of },
    };
    return { path: PATHS[kind], body: JSON.stringify(bodies[kind]) };
  },
  prove: (_, body) => ({ "x-hub88-signature": rsaSignature(STUDIO.privateKey, body) }),
  read: ({ status, balance }) =>
    status === "RS_OK" ? (balance as number) / 1_000 : (status as string),
};
