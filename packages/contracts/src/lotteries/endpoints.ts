import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { lotteryDetailView, lotteryStatusView, lotteryTicketsView, lotteryView } from "./views.ts";

/** Name of a lottery in addresses; its id has the same form. */
export const lotteryIdentifier = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:--?[a-z0-9]+)*$/));

/** A lottery's id or its identifier. */
const params = z.object({ id: lotteryIdentifier });
const refusals = { lottery_not_found: refusal(404, "base", "There is no such lottery.") };

export const listLotteries = defineEndpoint({
  name: "listLotteries",
  method: "GET",
  path: "/api/lotteries",
  summary:
    "Lotteries that are open to the caller: those that run, the next ones and the latest that are over.",
  access: "all",
  output: z.array(lotteryView),
});

export const listLotteryStatuses = defineEndpoint({
  name: "listLotteryStatuses",
  method: "GET",
  path: "/api/lotteries/statuses",
  summary: "The caller's part in lotteries, the latest first.",
  access: "player",
  output: z.array(lotteryStatusView),
});

export const getLottery = defineEndpoint({
  name: "getLottery",
  method: "GET",
  path: "/api/lotteries/{id}",
  summary: "One lottery, by id or identifier, with what decides its draw and with its winners.",
  access: "all",
  params,
  output: lotteryDetailView,
  refusals,
});

export const getLotteryStatus = defineEndpoint({
  name: "getLotteryStatus",
  method: "GET",
  path: "/api/lotteries/{id}/status",
  summary: "The caller's tickets and prizes in one lottery.",
  access: "player",
  params,
  output: lotteryStatusView,
  refusals,
});

export const listLotteryTickets = defineEndpoint({
  name: "listLotteryTickets",
  method: "GET",
  path: "/api/lotteries/{id}/tickets",
  summary:
    "Tickets in the order of their numbers, without their players: they give the draw's salt.",
  access: "all",
  params,
  query: z.object({
    /** Goes on behind the grant whose first number this is. */
    after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  }),
  output: z.array(lotteryTicketsView),
  refusals,
});
