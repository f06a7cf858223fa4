import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { CredentialProof, NewCredential } from "@houselight/contracts";

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Signing {
  readonly origin: string;
  readonly challenge: string;
  readonly rpId: string;
}

/** Says how an authenticator differs from an honest one. */
interface Manner {
  readonly counter?: number;
  readonly verified?: boolean;
  readonly origin?: string;
  readonly rpId?: string;
  readonly userHandle?: string;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");
const clientData = (type: string, { origin, challenge }: Signing): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  rpId: string,
  { counter, verified = true }: { counter: number; verified?: boolean | undefined },
  attested?: Uint8Array,
): Buffer {
  const flags = FLAGS.present | (verified ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, ...(attested ? [attested] : [])]);
}

/** Returns a new ES256 key, its public half as COSE writes it. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  return { privateKey, cose };
}

/** An authenticator of software, with one ES256 key: for tests that a browser's own cannot do. */
export function createAuthenticator() {
  const { privateKey, cose } = newKey();
  const id = randomBytes(16);
  const shared = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    clientExtensionResults: {},
  };
  let handle = "";
  return {
    id: shared.id,
    /** Makes the credential that `options` ask for. */
    create(
      options: { challenge: string; rp: { id: string }; user: { id: string } },
      origin: string,
      manner: Manner = {},
    ): NewCredential {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
      const { counter = 0, verified } = manner;
      const rpId = manner.rpId ?? options.rp.id;
      const authData = new Uint8Array(authenticatorData(rpId, { counter, verified }, attested));
      const object = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]) as never,
      );
      const by = { origin: manner.origin ?? origin, challenge: options.challenge, rpId };
      const data = clientData("webauthn.create", by);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(data),
          attestationObject: base64url(object),
          transports: ["internal"],
        },
      };
    },
    /** Signs the challenge of `options`. */
    prove(
      options: { challenge: string; rpId: string },
      origin: string,
      manner: Manner = {},
    ): CredentialProof {
      const { challenge } = options;
      const rpId = manner.rpId ?? options.rpId;
      const { counter = 0, verified } = manner;
      const authData = authenticatorData(rpId, { counter, verified });
      const data = clientData("webauthn.get", { origin: manner.origin ?? origin, challenge, rpId });
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: manner.userHandle ?? handle,
        },
      };
    },
  };
}
