import type {
  EndpointInput,
  EndpointOutput,
  EndpointShape,
  Locale,
  Permission,
} from "@houselight/contracts";
import type { Log } from "#platform/log";
import type { VisitCookie } from "./headers/cookies.ts";

/** Player of the session. */
export interface Caller {
  readonly id: bigint;
  readonly sessionId: bigint;
  /** Begin of the session, or of an earlier one with which it goes on: signing out and in is no break. */
  readonly sessionBeganAt: Date;
  /** Licence under which the player is served. */
  readonly licence: string;
  /** YYYY-MM-DD; null where it is not known. */
  readonly dateOfBirth: string | null;
  /**
   * The licence asks at sign-up for something that the profile lacks. Read with the session, at the start
   * of each request, and not behind the lock of the accounts: a stake that meets a change of the profile
   * counts as the earlier of the two. Who tells a detail may be refused once more, who empties one (a
   * nickname, a state) or moves to a country that asks for more may stake once more, and no request that
   * begins after the change does. An erasure empties all, of a closed account without money or sessions.
   */
  readonly detailsMissing: boolean;
  /** True while the account is open for withdrawals only: endpoints say whether they are open then. */
  readonly restricted?: boolean;
}

/** Operator of the session. */
export interface Operator {
  readonly id: bigint;
  readonly sessionId: bigint;
  readonly email: string;
  /** Address that the request came from. */
  readonly ip?: string;
  /** Of the request, as its answer carries it. */
  readonly requestId?: string;
  readonly permissions: ReadonlySet<Permission>;
  /** True while the second step must be switched on first: endpoints say whether they are open then. */
  readonly secondStepNeeded?: boolean;
}

/** Facts of the request for a handler, besides its checked input. */
export interface HandlerContext {
  readonly caller: Caller | null;
  /** Operator of the session; null outside of `operator` endpoints. */
  readonly operator: Operator | null;
  readonly ip: string;
  /** Name and port that the visitor asked for: nothing to build an address from (`siteAddress`). */
  readonly host: string;
  /** Port that the house listens on. */
  readonly port: number;
  readonly userAgent: string;
  readonly country: string | null;
  /** Language of the page that asks (X-Locale, OPEN-27); null where none of ours is named. */
  readonly locale: Locale | null;
  readonly sessionToken: string | null;
  /** The operator's session cookie, on any endpoint; unchecked. */
  readonly operatorToken: string | null;
  /** The token that the browser was given by `setDevice`; unchecked. */
  readonly deviceToken: string | null;
  /** The token that the browser was given by `setFlow`; unchecked. */
  readonly flowToken: string | null;
  /** The token that the browser was given by `setChat`; unchecked. */
  readonly chatToken: string | null;
  /** Tells that the visitor agreed to cookies that the site can do without (MODAL-09). */
  readonly agreedToCookies: boolean;
  /** Cookies that `setVisit` gave the browser; unchecked, and none without the visitor's consent. */
  readonly visit: Readonly<Record<VisitCookie, string | null>>;
  /** The kind of JSON that the caller asks for, of the endpoint's `mediaTypes`; empty where it has none. */
  readonly mediaType: string;
  /** Exactly as sent, for signatures; empty but on `provider` endpoints. */
  readonly rawBody: string;
  readonly log: Log;
  /**
   * Reads the file of an endpoint with `upload`, whole. Nothing of it is read before: who may not
   * send one costs no memory. Throws Refused: media_type_not_supported, request_too_large,
   * malformed_request, service_unavailable.
   */
  upload(): Promise<Uint8Array>;
  header(name: string): string | undefined;
  setSession(token: string, maxAgeSeconds: number): void;
  clearSession(): void;
  setOperatorSession(token: string, maxAgeSeconds: number): void;
  clearOperatorSession(): void;
  /** Keeps what makes the browser known for its accounts, for a year. */
  setDevice(token: string): void;
  /** Keeps what binds a sign-in that was begun to this browser; an empty token ends it. */
  setFlow(token: string, maxAgeSeconds: number): void;
  /** Keeps what makes a guest known to the chat. */
  setChat(token: string, maxAgeSeconds: number): void;
  /** Keeps where a visitor came from; for those alone who agreed to it (`agreedToCookies`). */
  setVisit(kind: VisitCookie, value: string, maxAgeSeconds: number): void;
  /** Says in the answer that this is the first answer again (`Idempotency-Hit: true`). */
  repeated(): void;
  /** Says in the answer when it is worth another try (`Retry-After`). */
  retryAfter(seconds: number): void;
}

/** A handler of a `player` endpoint can rely on its caller, one of an `operator` endpoint on its operator. */
export type ContextOf<E extends EndpointShape> = E["access"] extends "player"
  ? HandlerContext & { readonly caller: Caller }
  : E["access"] extends "operator"
    ? HandlerContext & { readonly operator: Operator }
    : HandlerContext;

/** A bound of the calls of somebody whom a guard has proven: each has one of its own. */
export interface ProvenLimit {
  readonly who: string;
  readonly perSecond: number;
}

export interface Route {
  readonly endpoint: EndpointShape;
  /** Runs before the input is read: a signature comes before what it signs. Throws Refused. */
  guard?(params: Readonly<Record<string, string>>, context: HandlerContext): Promise<void>;
  /** Bounds the calls of whom the guard has proven. */
  provenLimit?(params: Readonly<Record<string, string>>): ProvenLimit | null;
  handle(input: EndpointInput<EndpointShape>, context: HandlerContext): Promise<unknown>;
  /** Puts a refusal or a fault into the words of who calls; null leaves the house's own. */
  reword?(refused: RefusedAnswer): { readonly status: number; readonly body: unknown } | null;
}

/** An answer that is none of a handler's, and the request that it is to. */
export interface RefusedAnswer {
  readonly status: number;
  /** By which name; `internal_error` for a fault of the house. */
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  /** Empty where it could not be read. */
  readonly rawBody: string;
}

/** Joins an endpoint of the contract to the use case that answers it. */
export function route<const E extends EndpointShape>(
  endpoint: E,
  handle: (input: EndpointInput<E>, context: ContextOf<E>) => Promise<EndpointOutput<E>>,
  guard?: Route["guard"],
): Route {
  return { endpoint, handle: handle as unknown as Route["handle"], ...(guard ? { guard } : {}) };
}
