/** A call to the house's wallet; a studio's protocol has words of its own for it. Amounts in smallest units. */
export type WalletCall = { readonly session: string } & (
  | { readonly name: "session" }
  | { readonly name: "balance" }
  | (Moved & { readonly name: "bet" })
  /** Ends its round. */
  | (Moved & { readonly name: "win"; readonly bet: string })
  | { readonly name: "rollback"; readonly id: string; readonly original: string }
);

/** A call that is told once under its id, and again until it is answered. */
export type ToldCall = Extract<WalletCall, { readonly id: string }>;

interface Moved {
  readonly round: string;
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
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

/** A protocol as a studio speaks it. */
export interface Speech {
  /** Writes a call, signed; with a key that nobody has where its fault is to show. */
  write(
    call: WalletCall,
    how: { readonly wrongKey: boolean },
  ): {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  read(status: number, said: Readonly<Record<string, unknown>> | null): WalletAnswer;
}

/** Sends calls to the house. */
export interface HouseWallet {
  send(call: WalletCall, how?: { readonly wrongKey?: boolean }): Promise<WalletAnswer>;
  /** Sends up to three times, as long as nothing comes back. */
  insist(call: WalletCall): Promise<WalletAnswer>;
}

const ANSWER_TIMEOUT_MS = 5_000;
const TRIES = 3;

export function createWallet(speech: Speech): HouseWallet {
  const send: HouseWallet["send"] = async (call, { wrongKey = false } = {}) => {
    const { url, headers, body } = speech.write(call, { wrongKey });
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(() => null);
    if (!answer) return { kind: "lost" };
    const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
    return speech.read(answer.status, said);
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
