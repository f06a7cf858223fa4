import { PLAYER_PASSWORD } from "@houselight/test-kit";

/**
 * Values that make sense in this house where a schema says only "text" or "number", by the name of the
 * field: without them most requests would end at the first rule and never reach what lies behind it.
 */
export const HINTS: Readonly<Record<string, readonly unknown[]>> = {
  add: ["1101", "1401"],
  address: ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  amount_cents: [1000, 2000, 5000, 10_000],
  brand: ["paper-rocket", "lantern-hall"],
  country: ["DE", "CA", "AU", "NO", "EE"],
  currency: ["EUR", "EUR", "EUR", "EUR", "EUR", "USD", "BTC"],
  current_password: [PLAYER_PASSWORD],
  date_of_birth: ["1990-01-01"],
  enabled: ["EUR", "USD", "CAD"],
  "favorite_games.id": ["foldhouse/lantern-tide", "foldhouse/european-roulette"],
  file: ["en.json", "de.json", "fr-CA.json"],
  holder: ["Ada Lovelace"],
  iban: ["DE89370400440532013000", "LT601010012345678901"],
  kind: [
    "bank",
    "slot",
    "roulette",
    "dice",
    "limbo",
    "plinko",
    "keno",
    "mines",
    "video-poker",
    "casino-war",
    "blackjack",
    "hi-lo",
  ],
  method: ["card", "bank", "bank", "bitcoin", "voucher"],
  minutes: [60, 600],
  password: [PLAYER_PASSWORD],
  password_confirmation: [PLAYER_PASSWORD],
  provider: ["paperpay", "btcpay"],
  slug: [
    "lantern-tide",
    "lantern-tide",
    "european-roulette",
    "dice",
    "keno",
    "mines",
    "bonus-poker",
    "blackjack",
    "hi-lo",
  ],
  spot: ["straight-17", "red", "dozen-1"],
  stake_cents: [20, 40, 100],
  terms_acceptance: [true],
  until: ["forever", "2099-01-01T00:00:00Z"],
};

/** Whole values, where one field alone says too little: a bet has the form of its own game. */
export const WHOLE_HINTS: Readonly<Record<string, readonly object[]>> = {
  bet: [
    { kind: "slot", stake_cents: 20 },
    { kind: "slot", stake_cents: 100 },
    { kind: "roulette", bets: [{ spot: "red", amount_cents: 100 }] },
    { kind: "dice", stake_cents: 100, side: "under", target: 4_950 },
    { kind: "limbo", stake_cents: 100, target: 250 },
    { kind: "plinko", stake_cents: 100, rows: 12, risk: "high" },
    { kind: "keno", stake_cents: 100, picks: [7, 17, 77] },
    { kind: "mines", stake_cents: 100, mines: 3 },
    { kind: "video-poker", stake_cents: 100 },
    { kind: "blackjack", bets: [{ spot: "main", amount_cents: 100 }] },
    { kind: "casino-war", bets: [{ spot: "main", amount_cents: 100 }] },
    { kind: "hi-lo", stake_cents: 100 },
  ],
  step: [
    { kind: "mines", action: "pick", field: 7 },
    { kind: "mines", action: "cash_out", field: null },
    { kind: "video-poker", hold: [true, false, true, false, false] },
    { kind: "blackjack", action: "stand" },
    { kind: "blackjack", action: "hit" },
    { kind: "casino-war", action: "war" },
    { kind: "hi-lo", action: "higher" },
    { kind: "hi-lo", action: "skip" },
  ],
};
