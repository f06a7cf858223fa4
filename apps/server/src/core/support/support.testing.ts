import { randomUUID } from "node:crypto";
import {
  changeGroups,
  type ChatView,
  getChat,
  GROUPS,
  listConversations,
  sendChatMessage,
  sendContactMessage,
} from "@houselight/contracts";
import { type HttpCaller, signedInPlayer, type TestHouse } from "@houselight/test-kit";

/** Returns a new player in group 545 and in these groups besides. */
export async function chatter(
  kit: TestHouse,
  manager: HttpCaller,
  groups: readonly string[] = [],
): Promise<{ readonly id: bigint; readonly caller: HttpCaller }> {
  const player = await signedInPlayer(kit.house, kit.served?.url as string);
  await manager.call(changeGroups, {
    params: { id: Number(player.id) },
    body: { groups: { add: [GROUPS.liveChat, ...groups] }, reason: "for a test" },
  });
  return player;
}

export const chatOf = async (caller: HttpCaller): Promise<ChatView> =>
  (await caller.call(getChat, {})).body;

export const say = (
  caller: HttpCaller,
  text: string,
  { id = randomUUID() as string, department = 26 as 26 | 2 | 1 } = {},
) => caller.call(sendChatMessage, { body: { id, text, department } });

export const fillForm = (
  caller: HttpCaller,
  message: string,
  more: { readonly id?: string; readonly email?: string } = {},
) =>
  caller.call(sendContactMessage, {
    body: { name: "Gus", email: `gus-${randomUUID()}@example.org`, message, ...more },
  });

/** Returns the conversation of a name in a box. */
export async function inBox(
  operator: HttpCaller,
  box: "waiting" | "mine" | "claimed" | "closed",
  is: (one: { readonly player_id: number | null; readonly email: string }) => boolean,
) {
  const { body } = await operator.call(listConversations, { query: { box, limit: 100 } });
  return body.find(is);
}
