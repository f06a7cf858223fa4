import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../endpoint/index.ts";
import { groupView, playerView } from "../player-view.ts";
import { PERSON_REFUSALS } from "../risk-endpoints.ts";
import { profileChange } from "./profile-change.ts";

export const updatePlayer = defineEndpoint({
  name: "updatePlayer",
  method: "PATCH",
  path: "/api/player",
  summary: "Changes the fields of the profile that it names, and no others.",
  access: "player",
  // Who may only withdraw may have to tell first what the licence asks for.
  whileRestricted: true,
  body: z.object({ user: profileChange }),
  output: playerView,
  refusals: {
    too_young: refusal(422, "date_of_birth", "You are too young to play."),
    country_not_served: refusal(422, "country", "We do not serve this country."),
    postal_code_invalid: refusal(422, "postal_code", "This is no postal code of the country."),
    phone_invalid: refusal(422, "mobile_phone", "There is no such phone number."),
    ...PERSON_REFUSALS,
    phone_confirmed: refusal(
      409,
      "mobile_phone",
      "This number is confirmed. Another one takes a code.",
    ),
    identity_fixed: refusal(
      409,
      "base",
      "Name and date of birth are verified. Write to support to change them.",
    ),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});

export const listStatuses = defineEndpoint({
  name: "listStatuses",
  method: "GET",
  path: "/api/info/statuses",
  summary: "Groups that a player can be in, and the levels of the club from the lowest on.",
  access: "all",
  output: z.object({
    groups: z.array(groupView),
    levels: z.array(z.object({ id: z.string(), name: z.string(), vip: z.boolean() })),
  }),
});
