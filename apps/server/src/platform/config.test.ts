import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  it("has a default for everything a newcomer needs", () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: ".data",
      DEMO: true,
    });
  });

  it("names each variable at fault", () => {
    expect(() => readConfig({ PORT: "http", DEMO: "maybe" })).toThrow(/PORT, DEMO/);
  });

  it.each(["yes", "true", "all", "10.0.0.0/33", "proxy.example"])(
    "says how proxies are named when it does not understand %s",
    (TRUST_PROXY) =>
      expect(() => readConfig({ TRUST_PROXY })).toThrow(
        /TRUST_PROXY\. TRUST_PROXY is the number of proxies .* or their addresses/,
      ),
  );

  it.each(["ftp://casino.example", "https://casino.example/play", "https://casino.example?a=1"])(
    "takes no address of the house that no browser shows: %s",
    (url) => {
      expect(() => readConfig({ PUBLIC_URL: url })).toThrow(/PUBLIC_URL/);
      expect(() => readConfig({ BACK_OFFICE_URL: url })).toThrow(/BACK_OFFICE_URL/);
    },
  );

  it.each(["https://casino.example", "http://casino.example:8080/"])("takes %s", (url) =>
    expect(readConfig({ PUBLIC_URL: url, BACK_OFFICE_URL: url })).toMatchObject({
      PUBLIC_URL: url,
      BACK_OFFICE_URL: url,
    }),
  );

  it.each(["two words", "http://127.0.0.1"])("takes no HOST that is no name: %s", (HOST) =>
    expect(() => readConfig({ HOST })).toThrow(/HOST/),
  );

  it.each(["https://gateway.example", "https://account:key@gateway.example", "ftp://a:b@c?from=1"])(
    "takes no gateway of texts without account, key and sender: %s",
    (SMS_URL) =>
      expect(() => readConfig({ SMS_URL })).toThrow(
        /SMS_URL is .*https:\/\/account:key@host\?from=/,
      ),
  );

  it.each(["https://feed.example/odds", "https://@feed.example/odds", "ftp://a:key@feed.example"])(
    "takes no feed of odds that it could not ask: %s",
    (SPORTS_FEED_URL) =>
      expect(() => readConfig({ SPORTS_FEED_URL })).toThrow(
        /SPORTS_FEED_URL is .*https:\/\/houselight:key@host\/path/,
      ),
  );

  it.each(["https://houselight:key@feed.example/odds", "https://key@feed.example"])(
    "takes a feed of odds with its key: %s",
    (SPORTS_FEED_URL) => expect(readConfig({ SPORTS_FEED_URL })).toMatchObject({ SPORTS_FEED_URL }),
  );

  it.each(["tcp://scan:70000", "tcp://", "tcp://a host:3310", "http://scan:3310", "scan:3310"])(
    "takes no address of clamd that cannot be read: %s",
    (CLAMD_URL) =>
      expect(() => readConfig({ CLAMD_URL })).toThrow(/CLAMD_URL is .*tcp:\/\/host:3310/),
  );

  it.each(["tcp://scan", "tcp://scan:3311", "tcp://[::1]:3310"])("takes %s", (CLAMD_URL) =>
    expect(readConfig({ CLAMD_URL })).toMatchObject({ CLAMD_URL }),
  );

  it("takes all of a bucket or nothing of it", () => {
    const part = { DOCUMENTS_S3_URL: "https://s3.example", DOCUMENTS_S3_BUCKET: "documents" };
    expect(() => readConfig(part)).toThrow(/Set all of DOCUMENTS_S3_URL/);
    const whole = { ...part, DOCUMENTS_S3_KEY_ID: "id", DOCUMENTS_S3_SECRET: "secret" };
    expect(readConfig(whole)).toMatchObject({ ...whole, DOCUMENTS_S3_REGION: "us-east-1" });
  });

  it("takes no time that a timer cannot wait", () => {
    const REQUEST_TIMEOUT_SECONDS = "2200000";
    expect(() => readConfig({ REQUEST_TIMEOUT_SECONDS })).toThrow(/REQUEST_TIMEOUT_SECONDS/);
    expect(readConfig({ REQUEST_TIMEOUT_SECONDS: "3600" }).REQUEST_TIMEOUT_SECONDS).toBe(3600);
  });

  describe("reads origins of a studio's frames", () => {
    const origins = (...frame_origins: string[]) => {
      const studio = { id: "hub", name: "Hub", url: "https://hub.example", keys: ["k".repeat(32)] };
      const STUDIOS = JSON.stringify([{ ...studio, frame_origins }]);
      return readConfig({ STUDIOS }).STUDIOS?.[0]?.frame_origins;
    };

    it("as browsers name them", () =>
      expect(
        origins(
          "https://Games.One.EXAMPLE",
          "HTTPS://*.Two.example:443",
          "http://three.example:80",
          "http://127.0.0.1:3951",
        ),
      ).toEqual([
        "https://games.one.example",
        "https://*.two.example",
        "http://three.example",
        "http://127.0.0.1:3951",
      ]));

    it.each([
      "games.example",
      "ftp://games.example",
      "https://games.example/path",
      "https://games.example?a=1",
      "https://someone@games.example",
      "https://games.example:99999",
      "https://a.*.example",
      "https://*",
      "https://games.example; script-src *",
      "https://games .example",
    ])("and refuses %s", (origin) => expect(() => origins(origin)).toThrow(/STUDIOS/));
  });

  it("treats an empty variable as absent, and one of blanks", () => {
    expect(readConfig({ PORT: "", VALKEY_URL: "" })).toMatchObject({ PORT: 3000 });
    expect(readConfig({ PORT: " " })).toMatchObject({ PORT: 3000 });
    expect(readConfig({ WITHDRAWAL_AUTO_EUR: " " }).WITHDRAWAL_AUTO_EUR).toBeUndefined();
  });

  it.each([
    [{ keys: ["short"] }, "STUDIOS[1].keys[0] is missing or not as it has to be."],
    [{ id: undefined }, "STUDIOS[1].id is missing or not as it has to be."],
    [{ countries_not_served: ["us"] }, "STUDIOS[1].countries_not_served[0] is missing or"],
    [{ countries_not_served: ["US", "XX"] }, "names countries by their codes of ISO 3166: US, GB."],
    [{ countries_not_served: ["UK"] }, "names countries by their codes of ISO 3166: US, GB."],
    [{ countrys_not_served: ["US"] }, "STUDIOS[1] has a field that nobody reads: countrys_not"],
  ])("says where in the list of studios a fault is: %o", (odd, told) => {
    const studio = { id: "mill", name: "Mill", url: "https://m.example", keys: ["k".repeat(32)] };
    const STUDIOS = JSON.stringify([studio, { ...studio, id: "hub", ...odd }]);
    expect(() => readConfig({ STUDIOS })).toThrow(told);
    expect(() => readConfig({ STUDIOS })).not.toThrow(/short/);
  });

  it.each([
    [{ client: "id" }, "AUTH_PROVIDERS[0] has a field that nobody reads: client."],
    [{ issuer: "ftp://a.example" }, "AUTH_PROVIDERS[0].issuer is missing or not as it has to be."],
  ])("says where in the list of providers a fault is: %o", (odd, told) => {
    const provider = { id: "google", name: "G", issuer: "https://a.example", client_id: "id" };
    const AUTH_PROVIDERS = JSON.stringify([{ ...provider, ...odd }]);
    expect(() => readConfig({ AUTH_PROVIDERS })).toThrow(told);
  });

  it.each(["EXCHANGE_RATES_URL", "PAPERPAY_URL", "SUMSUB_URL", "SIMULATORS_URL", "BTCPAY_URL"])(
    "takes no %s that nobody can ask by HTTP",
    (name) => {
      expect(() => readConfig({ [name]: "ftp://out.example/x" })).toThrow(name);
      expect(() => readConfig({ [name]: "javascript:alert(1)" })).toThrow(name);
    },
  );

  it("names the header of a country as Node names headers, and takes no other text", () => {
    expect(readConfig({}).GEO_HEADER).toBeUndefined();
    expect(readConfig({ GEO_HEADER: "CF-IPCountry" }).GEO_HEADER).toBe("cf-ipcountry");
    expect(() => readConfig({ GEO_HEADER: "a b" })).toThrow(/GEO_HEADER/);
  });

  it("wants a shared secret with a shared database", () => {
    expect(() => readConfig({ DATABASE_URL: "postgres://localhost/x" })).toThrow(/SECRET/);
    expect(
      readConfig({ DATABASE_URL: "postgres://localhost/x", SECRET: "s".repeat(32) }).SECRET,
    ).toHaveLength(32);
  });

  it("takes a captcha that always passes outside of production only, and a vendor's whole", () => {
    const CAPTCHA_ALWAYS_PASSES = "1";
    for (const NODE_ENV of ["test", "development"])
      expect(readConfig({ CAPTCHA_ALWAYS_PASSES, NODE_ENV }).CAPTCHA_ALWAYS_PASSES).toBe(true);
    for (const env of [{}, { NODE_ENV: "production" }])
      expect(() => readConfig({ CAPTCHA_ALWAYS_PASSES, ...env })).toThrow(/NODE_ENV=development/);
    expect(() => readConfig({ CAPTCHA_SITE_KEY: "key" })).toThrow(/CAPTCHA_VERIFY_URL/);
  });

  it("takes a failpoint in tests only, and only one that it understands", () => {
    const FAILPOINT = "after_commit:exit:9";
    expect(readConfig({ FAILPOINT, NODE_ENV: "test" })).toMatchObject({ FAILPOINT });
    expect(() => readConfig({ FAILPOINT })).toThrow(/NODE_ENV=test/);
    expect(() => readConfig({ FAILPOINT, NODE_ENV: "production" })).toThrow(/NODE_ENV=test/);
    expect(() => readConfig({ FAILPOINT: "always", NODE_ENV: "test" })).toThrow(/FAILPOINT/);
  });
});
