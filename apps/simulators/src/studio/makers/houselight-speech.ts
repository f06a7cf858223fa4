import { createHmac, randomBytes } from "node:crypto";
import type { Speech, WalletCall } from "../wallet/house-wallet.ts";

/** Refusals that say: not now. */
const TEMPORARY = new Set(["try_again", "service_unavailable", "too_many_requests"]);

interface Shared {
  readonly key: string;
  /** Address of the house's wallet. */
  readonly url: string;
}

/** Speaks the house's own protocol (docs/operating/studio-protocol.md). */
export const houselightSpeech = ({ key, url }: Shared): Speech => ({
  write(call, { wrongKey }) {
    const body = JSON.stringify(bodyOf(call));
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const nonce = randomBytes(16).toString("hex");
    const signature = createHmac("sha256", wrongKey ? "no key of anybody" : key)
      .update(`${timestamp}.${nonce}.${call.name}.${body}`)
      .digest("hex");
    const headers = {
      "x-studio-timestamp": timestamp,
      "x-studio-nonce": nonce,
      "x-studio-signature": `v1=${signature}`,
    };
    return { url: `${url}/${call.name}`, headers, body };
  },
  read(status, said) {
    if (status === 200 && said && typeof said["balance"] === "number")
      return { kind: "ok", balance: said["balance"], said };
    const errors = (said?.["errors"] ?? {}) as Record<string, Record<string, string>>;
    const code = Object.keys(Object.values(errors)[0] ?? {})[0];
    if (status >= 500 || !code || TEMPORARY.has(code)) return { kind: "lost" };
    return { kind: "refused", code };
  },
});

function bodyOf(call: WalletCall): object {
  const { session } = call;
  if (call.name === "session" || call.name === "balance") return { session };
  if (call.name === "rollback")
    return { session, transaction_id: call.id, original_transaction_id: call.original };
  const { round: round_id, id: transaction_id, amount, currency } = call;
  const told = { session, round_id, transaction_id, amount, currency };
  return call.name === "win" ? { ...told, round_closed: true } : told;
}

/** Returns whether a request of the house is signed with the key: who may ask for the list of games. */
export function isFromHouse(
  key: string,
  { header, call }: { header(name: string): string | undefined; readonly call: string },
): boolean {
  const timestamp = header("x-studio-timestamp") ?? "";
  const nonce = header("x-studio-nonce") ?? "";
  const right = createHmac("sha256", key).update(`${timestamp}.${nonce}.${call}.`).digest("hex");
  return header("x-studio-signature") === `v1=${right}`;
}
