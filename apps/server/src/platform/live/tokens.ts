import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "#platform/clock";

export interface TokenClaims {
  /** Empty for a guest. */
  readonly user: string;
  readonly channels: readonly string[];
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
}

export interface Tokens {
  sign(user: string, channels: readonly string[], notBeforeMs: number): Promise<string>;
  /** `expired` tells the client to ask for another token, `invalid` that it need not try. */
  verify(token: string): Promise<TokenClaims | "expired" | "invalid">;
}

/** Tokens as Centrifugo reads them: HS256 over the secret's text; claims sub, channels, iat, exp. */
export function createTokens(secret: string, clock: Clock, lifetimeSeconds: number): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    /** `notBeforeMs` keeps a token that follows a forced end from looking older than it. */
    async sign(user, channels, notBeforeMs) {
      const issuedAtMs = Math.max(clock.now().getTime(), notBeforeMs);
      return new SignJWT({
        sub: user,
        channels: [...channels],
        iat: issuedAtMs / 1000,
        exp: Math.ceil(issuedAtMs / 1000) + lifetimeSeconds,
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          currentDate: clock.now(),
        });
        return readClaims(payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return "expired";
        // A house that came back with another secret: its clients need other tokens, not to give up.
        if (error instanceof errors.JWSSignatureVerificationFailed) return "expired";
        return "invalid";
      }
    },
  };
}

function readClaims(payload: Readonly<Record<string, unknown>>): TokenClaims | "invalid" {
  const { sub, channels, iat, exp } = payload;
  if (typeof sub !== "string" || typeof iat !== "number" || typeof exp !== "number")
    return "invalid";
  if (!Array.isArray(channels) || !channels.every((channel) => typeof channel === "string"))
    return "invalid";
  return { user: sub, channels, issuedAtMs: Math.round(iat * 1000), expiresAtMs: exp * 1000 };
}
