import { wheelConfig, wheelSegments } from "@houselight/contracts";
import { openTestDatabase } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { houseMigrations } from "#app";
import { settingIn } from "#core/configuration";
import { type Database, migrate } from "#platform/database";

const LISTS = "configuration/0003-prizes-with-bonuses.sql";
const spins = {
  title: { en: "10 free spins" },
  type: "freespins",
  weight: 4000,
  freespins_count: 10,
  wager: 30,
};
const money = {
  title: { en: "Five euros", de: "Fünf Euro" },
  type: "bonus",
  weight: 1,
  bonus_amount: { EUR: 500, NOK: 5_500 },
  wager: 5,
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("WHEEL-02: prizes that were chosen as one bonus each are lists of bonuses after an upgrade, and the wheel is off", async () => {
  const migrations = await houseMigrations();
  const [lists] = migrations.filter(({ module, name }) => `${module}/${name}` === LISTS);
  if (!lists) throw new Error(`there is no ${LISTS}`);
  const choose = (name: string, value: object) =>
    database.query(
      `insert into configuration.setting_versions (name, value, chosen_at) values ($1, $2::json, now())`,
      [name, JSON.stringify(value)],
    );
  await choose("wheel-config", { enabled: true, groups: ["257"], prizes: [spins, money] });
  const segments = [{ groups: ["258"], prizes: [money, money] }];
  await choose("wheel-config-segments", { segments });
  // It ran on the empty house: it runs once more, as in one that was upgraded with these.
  const again = { ...lists, name: "0900-once-more.sql" };
  await migrate(database, [...migrations, again]);
  const [oldSpins, oldMoney] = [
    {
      weight: 4000,
      bonuses: [
        {
          type: "freespins",
          title: spins.title,
          freespins_count: 10,
          result_bonus: { wager: 30 },
        },
      ],
    },
    {
      weight: 1,
      bonuses: [
        {
          type: "bonus",
          title: money.title,
          bonus_amount: money.bonus_amount,
          result_bonus: { wager: 5 },
        },
      ],
    },
  ];
  expect(await settingIn(database, wheelConfig)).toEqual({
    enabled: false,
    groups: ["257"],
    prizes: [oldSpins, oldMoney],
  });
  expect(await settingIn(database, wheelSegments)).toEqual({
    segments: [{ groups: ["258"], prizes: [oldMoney, oldMoney] }],
  });
});
