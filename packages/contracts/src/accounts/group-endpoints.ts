import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { groupView } from "./player-view.ts";

/** Id of a group as text; a number is taken too (AUTH-24). */
const groupId = z.pipe(
  z.transform((id) => (typeof id === "number" ? String(id) : id)),
  z.string().check(z.regex(/^\d{1,6}$/)),
);

export const joinGroups = defineEndpoint({
  name: "joinGroups",
  method: "POST",
  path: "/api/player/groups",
  summary: "Adds the player to groups that are open to all.",
  access: "player",
  body: z.object({
    groups: z.object({
      add: z.array(groupId).check(z.minLength(1), z.maxLength(10)),
    }),
  }),
  output: z.object({ statuses: z.array(groupView) }),
  refusals: { group_not_open: refusal(422, "groups", "This group is not open.") },
});

export const changeGroups = defineEndpoint({
  name: "changeGroups",
  method: "POST",
  path: "/api/back_office/players/{id}/groups",
  summary: "Adds a player to groups and takes the player out of others, whichever they are.",
  access: "operator",
  permission: "players.groups",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  body: z.object({
    groups: z.object({
      add: z._default(z.array(groupId).check(z.maxLength(50)), []),
      remove: z._default(z.array(groupId).check(z.maxLength(50)), []),
    }),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  output: z.object({ statuses: z.array(groupView) }),
  refusals: {
    player_not_found: refusal(404, "base", "There is no such player."),
    group_unknown: refusal(422, "groups", "There is no such group."),
    group_added_and_removed: refusal(422, "groups", "A group is both added and removed."),
  },
});
