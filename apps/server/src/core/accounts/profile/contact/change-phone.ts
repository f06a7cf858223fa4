import { createHmac, timingSafeEqual } from "node:crypto";
import { PHONE_CODE_DIGITS } from "@houselight/contracts";
import { brandSite } from "#core/configuration";
import { codeText, queueText } from "#core/sms";
import { appendTrailEntries } from "#core/staff";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { confirmPassword } from "../../entry/confirm-password.ts";
import { claimIdentity } from "../../identity/claim-identity.ts";
import { selectAddressees } from "../../mails/addressee-store.ts";
import { deedOf, mailPlayers } from "../../mails/mail-players.ts";
import { selectPlayer } from "../../player-store.ts";
import { readPhone } from "../phone-number.ts";
import {
  countPhoneTry,
  takePhoneChange,
  upsertPhoneChange,
  writePhone,
} from "./phone-change-store.ts";

const MINUTE_MS = 60_000;
const LIFETIME_MS = 10 * MINUTE_MS;
const WINDOW_MS = 60 * MINUTE_MS;
/** Codes that a player is sent within an hour: texts cost money, and a number may be a stranger's. */
const TIMES_MAX = 5;
const TRIES_MAX = 5;

interface From {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Sends a code to a phone number of a player who says the password. Returns the number in the form of
 * E.164. Throws Refused: password_wrong, account_locked, entrance_busy, phone_invalid,
 * phone_code_just_sent.
 */
export async function askForPhone(
  house: House,
  playerId: bigint,
  wish: { readonly phone: string; readonly password: string },
): Promise<{ readonly phone: string; readonly expiresAt: Date }> {
  await confirmPassword(house, playerId, wish.password);
  const askedAt = house.clock.now();
  const expiresAt = new Date(askedAt.getTime() + LIFETIME_MS);
  const code = newCode(house);
  return house.database.tx(async (tx) => {
    const player = await selectPlayer(tx, playerId);
    const [to] = await selectAddressees(tx, [playerId]);
    if (!player || !to) throw new Error(`no player ${playerId}`);
    const phone = readPhone(wish.phone, player.country);
    if (phone === undefined) throw new Refused("phone_invalid");
    const codeHash = hashOf(house, playerId, phone, code);
    const change = { playerId, phone, codeHash, askedAt, expiresAt };
    const windowEnds = new Date(askedAt.getTime() + WINDOW_MS);
    const notAfter = new Date(askedAt.getTime() - MINUTE_MS);
    if (
      !(await upsertPhoneChange(tx, { ...change, windowEnds }, { notAfter, timesMax: TIMES_MAX }))
    )
      throw new Refused("phone_code_just_sent");
    const { brand } = brandSite(house.config, to.brand);
    const body = codeText(to.language, { code, brand: brand.name });
    const reference = house.ids.uuid();
    await queueText(house, tx, { to: phone, body, playerId, reference, usefulUntil: expiresAt });
    return { phone, expiresAt };
  });
}

/**
 * Confirms the number that a code was sent to; a mail tells of it. A try counts before it is compared.
 * Returns the number. Throws Refused: phone_code_wrong, phone_code_over, person_known.
 */
export async function confirmPhoneBy(
  house: House,
  playerId: bigint,
  typed: string,
  from: From,
): Promise<string> {
  const now = house.clock.now();
  const waiting = await countPhoneTry(house.database, playerId, { now, triesMax: TRIES_MAX });
  if (!waiting) throw new Refused("phone_code_over");
  const { phone, codeHash } = waiting;
  const typedHash = hashOf(house, playerId, phone, typed.replaceAll(/\s/g, ""));
  if (!timingSafeEqual(Buffer.from(typedHash), Buffer.from(codeHash)))
    throw new Refused("phone_code_wrong");
  await house.database.tx(async (tx) => {
    if (!(await takePhoneChange(tx, playerId, codeHash, now))) throw new Refused("phone_code_over");
    const before = await selectPlayer(tx, playerId);
    await writePhone(tx, playerId, phone, now);
    await claimIdentity(house, tx, playerId, before ?? null);
    const data = deedOf(house, from);
    await mailPlayers(house, tx, "phone_changed", [{ playerId, reference: codeHash, data }]);
    const entry = { action: "player.phone", subject: `player ${playerId}`, detail: {} };
    await appendTrailEntries(tx, [{ at: now, operator: null, ...entry }]);
  });
  return phone;
}

/** 48 random bits over a million: the bias is far below notice, and five tries are all there are. */
const newCode = (house: House): string => {
  const most = 10n ** BigInt(PHONE_CODE_DIGITS);
  const drawn = BigInt(`0x${house.random.hex(6)}`) % most;
  return drawn.toString().padStart(PHONE_CODE_DIGITS, "0");
};

/** A code has too few values for a plain hash: all of them would be tried. */
const hashOf = (house: House, playerId: bigint, phone: string, code: string): string =>
  createHmac("sha256", house.key("phone code"))
    .update(JSON.stringify([playerId.toString(), phone, code]))
    .digest("hex");
