import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House, Module } from "#platform/module";
import { deleteExpiredChallenges } from "./challenge-store.ts";
import { addPasskey, beginPasskey, passkeyView, removePasskey } from "./own-passkeys.ts";
import { passkeysData } from "./personal-data-store.ts";
import { renamePasskeyRow, selectPasskeysOf } from "./passkey-store.ts";
import { beginSignIn, signInWithPasskey } from "./sign-in.ts";

export const passkeys: Module = {
  name: "passkeys",
  directory: import.meta.dirname,
  routes: (house) => [...ownPasskeys(house), ...signingIn(house)],
  personalData: () => passkeysData,
  jobs: (house) => [
    {
      name: "passkeys.prune",
      cron: "7,37 * * * *",
      run: () => deleteExpiredChallenges(house.database, house.clock.now()),
    },
  ],
};

const ownPasskeys = (house: House): readonly Route[] => [
  route(endpoints.listPasskeys, async (_input, { caller }) =>
    (await selectPasskeysOf(house.database, caller.id)).map(passkeyView),
  ),
  route(endpoints.beginPasskey, async ({ body }, context) => ({
    options: await beginPasskey(house, body.current_password, context),
  })),
  route(endpoints.addPasskey, async ({ body }, context) => addPasskey(house, body, context)),
  route(endpoints.renamePasskey, async ({ params, body }, { caller }) => {
    const named = { id: params.id, name: body.name };
    const renamed = await renamePasskeyRow(house.database, caller.id, named);
    if (!renamed) throw new Refused("passkey_not_found");
    return passkeyView(renamed);
  }),
  route(endpoints.removePasskey, async ({ params, body }, { caller, ip, userAgent }) => {
    const removed = { id: params.id, password: body.current_password };
    await removePasskey(house, caller.id, removed, { ip, userAgent });
    return {};
  }),
];

const signingIn = (house: House): readonly Route[] => [
  route(endpoints.beginPasskeySignIn, async (_input, context) => ({
    options: await beginSignIn(house, context),
  })),
  route(endpoints.signInWithPasskey, async ({ body }, context) => {
    const { credential, withdrawals_only: withdrawalsOnly = false } = body;
    return signInWithPasskey(house, { credential, withdrawalsOnly }, context);
  }),
];
