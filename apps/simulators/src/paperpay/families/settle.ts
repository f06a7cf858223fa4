import { aboutOrder, type Order } from "../orders.ts";
import { type Manner, type Step, sendCourse } from "../reports/send-reports.ts";
import type { Answer, Paper } from "./family.ts";

/**
 * Reports how a payment ended and sends the person back to the shop. They come back after the
 * reports, except where these are wanted late.
 */
export async function settle(
  { courier }: Paper,
  order: Order,
  manner: Manner,
  { progress = [], result }: { readonly progress?: readonly Step[]; readonly result: Step },
): Promise<Answer> {
  const sent = sendCourse(courier, aboutOrder(order), { progress, result, manner });
  if (manner === "late") courier.background(sent);
  else await sent;
  return { kind: "go", url: order.return_url };
}

export const IN_PROGRESS: readonly Step[] = [{ status: "processing" }];
