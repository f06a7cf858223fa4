/** A text as it leaves the house; `to` is a number of E.164. */
export interface OutgoingText {
  readonly to: string;
  readonly body: string;
}

/** A company that delivers texts. */
export interface SmsGateway {
  /** Hands a text over. Says `refused` about what it will never take. Throws when it is away. */
  send(text: OutgoingText): Promise<"taken" | "refused">;
}

const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Makes a gateway that speaks the REST API of Twilio. The address holds account and key as name and
 * password, and the sender's number as `from`.
 */
export function twilioGateway(address: string): SmsGateway {
  const url = new URL(address);
  const account = decodeURIComponent(url.username);
  const key = decodeURIComponent(url.password);
  const from = url.searchParams.get("from") ?? "";
  const base = url.pathname.replace(/\/$/, "");
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const target = `${url.origin}${base}${path}`;
  const authorization = `Basic ${Buffer.from(`${account}:${key}`).toString("base64")}`;
  return {
    async send({ to, body }) {
      const answer = await fetch(target, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: body }),
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      if (answer.ok) return "taken";
      // A wrong key and too many texts are mended; a number that does not exist is not.
      if (answer.status === 400 || answer.status === 404) return "refused";
      throw new Error(`the gateway says ${answer.status}`);
    },
  };
}
