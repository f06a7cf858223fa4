import {
  type ChatAdapter,
  type Department,
  DEPARTMENTS,
  departmentFor,
  GROUPS,
  rolesOf,
  supportConfig,
} from "@houselight/contracts";
import { selectGroups, selectPlayer } from "#core/accounts";
import { settingOf } from "#core/configuration";
import type { HandlerContext } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import type { Known } from "./person-store.ts";

/** Facts that the house knows of a visitor who writes to it. */
export interface Visitor {
  readonly adapter: ChatAdapter;
  readonly department: Department;
  /** Null for a guest: the form tells it. */
  readonly name: string | null;
  readonly email: string | null;
  readonly vip: boolean;
}

const A_GUEST: Visitor = {
  adapter: "message_form",
  department: DEPARTMENTS.general,
  name: null,
  email: null,
  vip: false,
};

/** Reads who writes: a player of group 545 chats live while people of the house are there (SUPPORT-02). */
export async function readVisitor(house: House, playerId: bigint | null): Promise<Visitor> {
  if (playerId === null) return A_GUEST;
  const [player, groups, { writable }] = await Promise.all([
    selectPlayer(house.database, playerId),
    selectGroups(house.database, playerId),
    settingOf(house, supportConfig),
  ]);
  if (!player) return A_GUEST;
  const roles = rolesOf({ statuses: groups.map((id) => ({ id, name: id })) });
  return {
    adapter: writable && groups.includes(GROUPS.liveChat) ? "live_chat" : "message_form",
    department: departmentFor(roles),
    name: player.nickname || player.firstName || player.email.split("@")[0] || player.email,
    email: player.email,
    vip: roles.has("vip"),
  };
}

/** Returns how a visitor is known: a player by the session, a guest by the browser's token; null for neither. */
export function knownAs({
  caller,
  chatToken,
}: Pick<HandlerContext, "caller" | "chatToken">): Known | null {
  if (caller) return { playerId: caller.id };
  return guestOf(chatToken);
}

/** Returns the guest whom a browser's token names. */
export function guestOf(chatToken: string): Known;
export function guestOf(chatToken: string | null): Known | null;
export function guestOf(chatToken: string | null): Known | null {
  return chatToken === null ? null : { guestHash: sha256(chatToken) };
}

/** The name that agents read: with the tag of the club's members (SUPPORT-03). */
export const taggedName = (name: string, vip: boolean): string => (vip ? `VIP ${name}` : name);
