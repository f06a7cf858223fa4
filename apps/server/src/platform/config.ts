import * as z from "zod/mini";
import { isCountryCode, trustedProxies } from "#platform/network";

/** A fault that the person who starts the program can correct: printed as one sentence, exit code 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const flag = z.pipe(
  z.enum(["1", "0", "true", "false", "yes", "no", "on", "off"]),
  z.transform((text) => ["1", "true", "yes", "on"].includes(text)),
);
const secret = z.string().check(z.minLength(32));
/** An address of which the origin alone counts: a path would be dropped without a word. */
const origin = (variable: string) =>
  z.string().check(
    z.refine((written) => /^https?:\/\/[^/?#@]+\/?$/i.test(written) && URL.canParse(written), {
      error: `${variable} is scheme, name and port: https://casino.example`,
    }),
  );
/** Kept as text; `trustedProxies` reads it. */
const proxies = z.string().check(
  z.refine(
    (value) => {
      try {
        return trustedProxies(value) !== null;
      } catch {
        return false;
      }
    },
    {
      error:
        "TRUST_PROXY is the number of proxies in front of the house (1), or their addresses and networks (10.0.0.0/8, ::1)",
    },
  ),
);
/** An address that lacks one of its parts would refuse each text, one by one. */
const gateway = z.url().check(
  z.refine(
    (written) => {
      const { protocol, username, password, searchParams } = new URL(written);
      return /^https?:$/.test(protocol) && username && password && searchParams.get("from");
    },
    {
      error:
        "SMS_URL is the gateway with account, key and the sender's number: https://account:key@host?from=%2B15005550006",
    },
  ),
);
/** A feed that gets no key refuses each question, one by one, and no bet is taken meanwhile. */
const oddsFeed = z.url().check(
  z.refine(
    (written) => {
      const { protocol, username, password } = new URL(written);
      return /^https?:$/.test(protocol) && (username !== "" || password !== "");
    },
    {
      error:
        "SPORTS_FEED_URL is the feed with its key as the password: https://houselight:key@host/path",
    },
  ),
);
/** An address that cannot be read would fail with each document, one by one. */
const clamd = z.string().check(
  z.refine((written) => /^tcp:\/\/[^/@?#]+$/.test(written) && URL.canParse(written), {
    error: "CLAMD_URL is host and port of clamd: tcp://host:3310",
  }),
);
/** A code of no country, such as UK, would leave nobody out. */
const country = z.string().check(
  z.regex(/^[A-Z]{2}$/),
  z.refine(isCountryCode, {
    error: "countries_not_served of STUDIOS names countries by their codes of ISO 3166: US, GB",
  }),
);
const text = z.string().check(z.minLength(1));
/** An address that is asked by HTTP: with another scheme every question would fail, one by one. */
const webAddress = z.url().check(z.regex(/^https?:\/\//i));
const euros = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000));
const BTCPAY_VARIABLES = [
  "BTCPAY_URL",
  "BTCPAY_STORE_ID",
  "BTCPAY_TOKEN",
  "BTCPAY_WEBHOOK_SECRET",
] as const;
const CAPTCHA_VARIABLES = [
  "CAPTCHA_SITE_KEY",
  "CAPTCHA_SECRET",
  "CAPTCHA_VERIFY_URL",
  "CAPTCHA_SCRIPT_URL",
] as const;
const S3_VARIABLES = [
  "DOCUMENTS_S3_URL",
  "DOCUMENTS_S3_BUCKET",
  "DOCUMENTS_S3_KEY_ID",
  "DOCUMENTS_S3_SECRET",
] as const;
/** Methods whose coins BTCPay calls as we do. */
const btcpayMethods = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(",").map((name) => name.trim())),
  ),
  z.array(z.enum(["bitcoin", "litecoin"])),
);

/** Reads a variable that holds JSON; another text is refused with this message. */
const json = (message: string) =>
  z.pipe(
    z.string(),
    z.transform((written, context) => {
      try {
        return JSON.parse(written) as unknown;
      } catch {
        context.issues.push({ code: "custom", message, input: written });
        return z.NEVER;
      }
    }),
  );

/** A list of providers of identities, as JSON. */
const authProviders = z.pipe(
  json("AUTH_PROVIDERS is a list of providers as JSON"),
  z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9_-]{2,32}$/)),
        type: z._default(text, "openid_connect"),
        name: text,
        issuer: webAddress,
        client_id: text,
        client_secret: z.optional(text),
      }),
    )
    .check(
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
        error: "Two of AUTH_PROVIDERS have one id",
      }),
    ),
);

/**
 * Reads an origin as browsers name it, in lower case and without the port of its scheme; `*.` stands for any
 * host below. Undefined where it is none.
 */
function originOf(text: string): string | undefined {
  const [, scheme = "", below = "", host = ""] = /^(https?:\/\/)(\*\.)?([^*]+)$/i.exec(text) ?? [];
  if (!URL.canParse(`${scheme}${host}`)) return undefined;
  const { origin, href } = new URL(`${scheme}${host}`);
  // A path, a query or a person would be dropped without a word.
  return href === `${origin}/` ? origin.replace("://", `://${below}`) : undefined;
}

const frameOrigin = z.string().check(
  z.maxLength(230),
  z.refine((text) => originOf(text) !== undefined, {
    error: "frame_origins of STUDIOS names origins: https://games.example, https://*.games.example",
  }),
  z.overwrite((text) => originOf(text) ?? text),
);

/** A list of outside studios, as JSON. */
const studios = z.pipe(
  json("STUDIOS is a list of studios as JSON"),
  z
    .array(
      z.strictObject({
        /** Names the studio in addresses. */
        id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,30}[a-z0-9]$/)),
        name: z.string().check(z.minLength(1), z.maxLength(60)),
        /** By which it is spoken with: one that the house has an adapter for. */
        protocol: z._default(z.string().check(z.regex(/^[a-z0-9-]{2,20}$/)), "houselight"),
        url: z.url().check(z.regex(/^https?:\/\/[^?#@]+$/)),
        /** Keys of signatures, as its protocol has them: all of them are taken. */
        keys: z.array(secret).check(z.minLength(1), z.maxLength(4)),
        /** Calls a second that it may make, with all of its keys together; 2,000 unless said. */
        calls_per_second: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
        /** Origins that its frames come from beside that of its address. */
        frame_origins: z._default(z.array(frameOrigin).check(z.maxLength(50)), []),
        /** Facts that its protocol asks for beside these. */
        settings: z._default(z.record(z.string(), z.unknown()), {}),
        countries_not_served: z._default(z.array(country).check(z.maxLength(250)), []),
      }),
    )
    .check(
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
        error: "Two of STUDIOS have one id",
      }),
    ),
);

/** Every variable the server reads; documented in docs/operating/configuration.md. */
const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.regex(/^[\w.:%[\]-]+$/)), "127.0.0.1"),
  PUBLIC_URL: z.optional(origin("PUBLIC_URL")),
  ROLE: z._default(z.enum(["all", "web", "worker"]), "all"),
  DATA_DIR: z._default(z.string(), ".data"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(200)), 10),
  VALKEY_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//))),
  SECRET: z.optional(secret),
  TRUST_PROXY: z._default(proxies, "no"),
  GEO_HEADER: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)),
      z.transform((name) => name.toLowerCase()),
    ),
  ),
  GEO_DATABASE: z.optional(text),
  /** A timer of Node takes 24 days at most, and fires at once for more. */
  REQUEST_TIMEOUT_SECONDS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_600)),
    20,
  ),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(300)), 0),
  CONNECTIONS_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 500),
  DEMO: z._default(flag, true),
  KEYS_LOCALE: z.optional(flag),
  SIMULATORS: z._default(flag, true),
  SIMULATORS_PORT: z.optional(port),
  SIMULATORS_URL: z.optional(webAddress),
  PAPERPAY_URL: z.optional(webAddress),
  PAPERPAY_SECRET: z.optional(secret),
  PAPERPAY_FORMER_SECRET: z.optional(secret),
  BTCPAY_URL: z.optional(webAddress),
  BTCPAY_STORE_ID: z.optional(text),
  BTCPAY_TOKEN: z.optional(text),
  BTCPAY_WEBHOOK_SECRET: z.optional(text),
  BTCPAY_FORMER_WEBHOOK_SECRET: z.optional(text),
  BTCPAY_METHODS: z._default(btcpayMethods, ["bitcoin"]),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/]+/))),
  DOCUMENTS_DIR: z.optional(text),
  DOCUMENTS_KEY: z.optional(secret),
  DOCUMENTS_S3_URL: z.optional(webAddress),
  DOCUMENTS_S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  DOCUMENTS_S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), "us-east-1"),
  DOCUMENTS_S3_KEY_ID: z.optional(text),
  DOCUMENTS_S3_SECRET: z.optional(text),
  CLAMD_URL: z.optional(clamd),
  SUMSUB_URL: z.optional(webAddress),
  SUMSUB_APP_TOKEN: z.optional(text),
  SUMSUB_SECRET: z.optional(secret),
  SUMSUB_WEBHOOK_SECRET: z.optional(secret),
  SUMSUB_FORMER_WEBHOOK_SECRET: z.optional(secret),
  SUMSUB_LEVEL: z._default(text, "basic-kyc-level"),
  SMS_URL: z.optional(gateway),
  SPORTS_FEED_URL: z.optional(oddsFeed),
  FOOTBALL_JSON_DIR: z.optional(text),
  CAPTCHA_SITE_KEY: z.optional(text.check(z.maxLength(200))),
  CAPTCHA_SECRET: z.optional(text),
  CAPTCHA_VERIFY_URL: z.optional(webAddress),
  CAPTCHA_SCRIPT_URL: z.optional(webAddress),
  THIRD_PARTY_SCRIPT_URL: z.optional(z.url().check(z.regex(/^https:\/\//))),
  TRACKING_PIXEL_URL: z.optional(z.url().check(z.regex(/^https:\/\//))),
  ERROR_TRACE_RATE: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 0.05),
  CAPTCHA_ALWAYS_PASSES: z._default(flag, false),
  AUTH_PROVIDERS: z.optional(authProviders),
  STUDIOS: z.optional(studios),
  EXCHANGE_RATES_URL: z.optional(webAddress),
  /** The three thresholds belong to the licence; what is set here replaces those of every licence. */
  CDD_THRESHOLD_EUR: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  WITHDRAWAL_AUTO_EUR: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  WITHDRAWAL_FOUR_EYES_EUR: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: z._default(
    z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_080)),
    60,
  ),
  /** From these values on a movement of money is on the audit trail by itself. */
  SIGNIFICANT_STAKE_EUR: z._default(euros, 1_000),
  SIGNIFICANT_WIN_EUR: z._default(euros, 10_000),
  SIGNIFICANT_PAYMENT_EUR: z._default(euros, 10_000),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]), "warn"),
  SITE_DIR: z.optional(z.string()),
  BACK_OFFICE_DIR: z.optional(z.string()),
  OPERATORS_SECOND_STEP: z._default(z.enum(["optional", "required"]), "optional"),
  BACK_OFFICE_URL: z.optional(origin("BACK_OFFICE_URL")),
  FAILPOINT: z.optional(z.string().check(z.regex(/^(before|after)_commit:exit:[1-9]\d{0,8}$/))),
});

export type Config = z.infer<typeof environment>;

/** Says what is wrong where its variable alone does not tell. Never shows a value: it may be a secret. */
function reasonsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "custom") return [`${issue.message}.`];
  const place = z.core.toDotPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((field) => `${place} has a field that nobody reads: ${field}.`);
  return issue.path.length > 1 ? [`${place} is missing or not as it has to be.`] : [];
}

/**
 * Reads and checks the configuration.
 * Throws StartError that names every variable at fault.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.fromEntries(
    Object.keys(environment.def.shape).flatMap((key) => {
      const value = env[key];
      return value === undefined || value.trim() === "" ? [] : [[key, value]];
    }),
  );
  const result = environment.safeParse(known);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartError(
      [
        `These variables are not understood: ${names.join(", ")}.`,
        ...new Set(result.error.issues.flatMap(reasonsOf)),
        "See docs/operating/configuration.md.",
      ].join(" "),
    );
  }
  if (result.data.DATABASE_URL && !result.data.SECRET) {
    throw new StartError(
      "Set SECRET (32 characters or more) when DATABASE_URL is set: replicas share it.",
    );
  }
  if (result.data.FAILPOINT && env["NODE_ENV"] !== "test") {
    throw new StartError(
      "FAILPOINT ends the process on purpose: it is taken with NODE_ENV=test only.",
    );
  }
  if (
    result.data.CAPTCHA_ALWAYS_PASSES &&
    !["development", "test"].includes(env["NODE_ENV"] ?? "")
  ) {
    throw new StartError(
      "CAPTCHA_ALWAYS_PASSES lets every program in: it is taken with NODE_ENV=development or test only.",
    );
  }
  for (const all of [BTCPAY_VARIABLES, CAPTCHA_VARIABLES, S3_VARIABLES]) {
    const named = all.filter((name) => result.data[name] !== undefined);
    if (named.length > 0 && named.length < all.length) {
      throw new StartError(`Set all of ${all.join(", ")}, or none of them.`);
    }
  }
  return result.data;
}
