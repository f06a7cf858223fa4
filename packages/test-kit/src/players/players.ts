import { randomUUID } from "node:crypto";
import { operatorSignIn, type Role } from "@houselight/contracts";
import {
  auditHouse,
  createOperator,
  type House,
  postTransfers,
  registerNewPlayer,
} from "@houselight/server/testing";
import { type Browser, httpCaller } from "./http-caller.ts";

let count = 0;

/** Password of every player that the kit registers. */
export const PLAYER_PASSWORD = "long-enough-7";

/** A player who has just registered, with an empty account. */
export async function registered(
  house: House,
  currency = "EUR",
): Promise<{ id: bigint; token: string }> {
  const { player, token } = await registerNewPlayer(
    house,
    {
      email: `player-${++count}-${randomUUID().slice(0, 8)}@example.org`,
      password: PLAYER_PASSWORD,
      currency,
      country: "DE",
      date_of_birth: "1990-01-01",
      terms_acceptance: true,
    },
    { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "test" },
  );
  return { id: player.id, token };
}

/** A new player with `amount` on the account, and a browser of theirs at a served house. */
export async function signedInPlayer(
  house: House,
  url: string,
  amount = 0n,
): Promise<{ id: bigint; caller: Browser }> {
  const { id, token } = await registered(house);
  if (amount > 0n) await fund(house, id, amount);
  const caller = httpCaller(url);
  caller.useSession(token);
  return { id, caller };
}

/** Puts a player under a licence, with all that any licence asks for at sign-up. */
export async function moveToLicence(
  house: House,
  playerId: bigint,
  licence: string,
  dateOfBirth = "1990-04-12",
): Promise<void> {
  await house.database.query(
    `update accounts.players set license_name = $2, date_of_birth = $3, first_name = 'Rea',
       last_name = 'Der', nickname = 'Rea', postal_code = '53111', city = 'Bonn',
       address = 'Hauptstr. 1', mobile_phone = '+4915112345678'
     where id = $1`,
    [playerId, licence, dateOfBirth],
  );
}

/** Puts money on a player's account as a correction of the house: smallest units. */
export async function fund(
  house: House,
  playerId: bigint,
  amount: bigint,
  currency = "EUR",
): Promise<void> {
  await house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId,
        groupId: randomUUID(),
        leg: 0,
        kind: "correction",
        currency,
        debit: "house:adjustments",
        credit: "cash",
        amount,
      },
    ]),
  );
}

const PASSWORD = "operators-of-tests-7";

/** A new operator of this role, signed in to the back office of a served house. */
export async function signedInOperator(house: House, url: string, role: Role): Promise<Browser> {
  const email = `${role}-${++count}-${randomUUID().slice(0, 8)}@example.org`;
  await createOperator(house, { email, name: role, role, password: PASSWORD });
  const operator = httpCaller(url);
  const { status } = await operator.call(operatorSignIn, { body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`the operator's sign-in answers ${status}`);
  return operator;
}

/** Lets an operator, by e-mail address, leave the house, or take a role that may do less. */
export async function operatorGoes(house: House, email: string, role?: Role): Promise<void> {
  await (role === undefined
    ? house.database.query("update staff.operators set disabled_at = now() where email = $1", [
        email,
      ])
    : house.database.query("update staff.operators set role = $2 where email = $1", [email, role]));
}

/** Returns the invariants that the audit finds broken, with their first rows; none in a healthy house. */
export async function brokenInvariants(house: House): Promise<string[]> {
  const results = await auditHouse(house.database);
  return results
    .filter(({ violations }) => violations > 0)
    .map(({ id, findings }) => `${id}: ${findings.map((one) => `${one.subject} ${one.detail}`)}`);
}
