import { confirmUserLimit, createUserLimit, listUserLimits } from "@houselight/contracts";
import { waitingMails } from "#core/mail";
import {
  fund,
  httpCaller,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tellDueChanges } from "./loosen-limit.ts";

const DAY_MS = 86_400_000;
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

it("mails one link a day after a limit was to be raised, and the link raises it (LIMIT-03)", async () => {
  const { id, caller: player } = await signedInPlayer(kit.house, url);
  await fund(kit.house, id, 1000n);
  const [row] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [id],
  );
  const email = row?.email ?? "";
  const links = async () => {
    await tellDueChanges(kit.house);
    await kit.house.reactions.settled();
    const mails = await waitingMails(kit.house, email);
    return mails
      .filter(({ kind }) => kind === "limit_confirmation")
      .map(({ data }) => data["path"]);
  };
  const set = (amount_cents: number) =>
    player.call(createUserLimit, {
      body: { type: "loss", period: "day", accounts: [{ currency: "EUR", amount_cents }] },
    });
  await set(500);
  await set(900);
  expect(await links()).toEqual([]);
  kit.clock.advance(DAY_MS);
  const [path = "", ...further] = await links();
  expect(further).toEqual([]);
  expect(await links()).toEqual([path]);
  const { pathname, searchParams } = new URL(path, "http://site.example");
  expect(pathname).toBe("/profile/limits/confirm");
  const body = { token: searchParams.get("token") ?? "" };
  expect((await httpCaller(url).call(confirmUserLimit, { body })).status).toBe(200);
  await kit.house.database.query(
    "update accounts.sessions set last_seen_at = $2, expires_at = $3 where player_id = $1",
    [id, kit.clock.now(), new Date(kit.clock.now().getTime() + DAY_MS)],
  );
  expect((await player.call(listUserLimits, {})).body).toMatchObject([
    { accounts: [{ amount_cents: 900 }], pending: null },
  ]);
});
