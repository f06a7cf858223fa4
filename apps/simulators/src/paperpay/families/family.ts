import type { Order } from "../orders.ts";
import type { Courier } from "../reports/courier.ts";
import type { Manner } from "../reports/send-reports.ts";

/** What every family of payments works with. */
export interface Paper {
  readonly secret: string;
  /** Where the simulator is reached by a browser, without a slash at the end. */
  readonly publicUrl: string;
  readonly courier: Courier;
}

/** Someone at a payment page. */
export interface Visit {
  readonly order: Order;
  /** How often a wrong voucher was tried. */
  readonly wrong: number;
  /** Where the page's form goes. */
  readonly action: string;
}

export type Form = Readonly<Record<string, string | undefined>>;

/** What a form leads to: another page here, or elsewhere. */
export type Answer =
  | { readonly kind: "page"; readonly html: string }
  | { readonly kind: "go"; readonly url: string };

/** One type of payment: its page, and what a person may answer there; null when it is not understood. */
export interface Family {
  page(visit: Visit): string;
  answer(visit: Visit, form: Form, manner: Manner): Promise<Answer | null>;
}
