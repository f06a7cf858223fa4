import { createHmac, randomBytes } from "node:crypto";

/** A call to the house's wallet. */
export interface WalletCall {
  readonly name: "session" | "balance" | "bet" | "win" | "play" | "rollback";
  readonly body: Readonly<Record<string, unknown>>;
}

/** The house's answer: what it says, by which name it refuses, or nothing at all. */
export type WalletAnswer =
  | {
      readonly kind: "ok";
      readonly balance: number;
      readonly said: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "lost" };

const ANSWER_TIMEOUT_MS = 5_000;
/** A refusal that says: not now. */
const TEMPORARY = new Set(["try_again", "service_unavailable", "too_many_requests"]);

/** Signs and sends calls as docs/operating/studio-protocol.md says. */
export interface HouseWallet {
  send(call: WalletCall, how?: { readonly wrongKey?: boolean }): Promise<WalletAnswer>;
  /** Sends up to three times, as long as nothing comes back. */
  insist(call: WalletCall): Promise<WalletAnswer>;
}

const TRIES = 3;

export function createWallet({
  key,
  url,
}: {
  readonly key: string;
  readonly url: string;
}): HouseWallet {
  const send: HouseWallet["send"] = async ({ name, body }, { wrongKey = false } = {}) => {
    const text = JSON.stringify(body);
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const nonce = randomBytes(16).toString("hex");
    const signature = createHmac("sha256", wrongKey ? "no key of anybody" : key)
      .update(`${timestamp}.${nonce}.${name}.${text}`)
      .digest("hex");
    const answer = await fetch(`${url}/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-studio-timestamp": timestamp,
        "x-studio-nonce": nonce,
        "x-studio-signature": `v1=${signature}`,
      },
      body: text,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(() => null);
    return answer ? readAnswer(answer) : { kind: "lost" };
  };
  return {
    send,
    async insist(call) {
      let answer: WalletAnswer = { kind: "lost" };
      for (let attempt = 0; attempt < TRIES && answer.kind === "lost"; attempt += 1)
        answer = await send(call);
      return answer;
    },
  };
}

async function readAnswer(answer: Response): Promise<WalletAnswer> {
  const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  if (answer.status === 200 && said && typeof said["balance"] === "number")
    return { kind: "ok", balance: said["balance"], said };
  const errors = (said?.["errors"] ?? {}) as Record<string, Record<string, string>>;
  const code = Object.keys(Object.values(errors)[0] ?? {})[0];
  if (answer.status >= 500 || !code || TEMPORARY.has(code)) return { kind: "lost" };
  return { kind: "refused", code };
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
