import type { Order } from "../orders.ts";
import type { Courier } from "../reports/courier.ts";
import type { Manner } from "../reports/send-reports.ts";

/** The surroundings that every family of payments works with. */
export interface Paper {
  readonly secret: string;
  /** Address of the simulator for browsers, without a slash at the end. */
  readonly publicUrl: string;
  readonly courier: Courier;
}

/** Someone at a payment page. */
export interface Visit {
  readonly order: Order;
  /** Number of wrong vouchers tried. */
  readonly wrong: number;
  /** Address that the page's form is sent to. */
  readonly action: string;
}

export type Form = Readonly<Record<string, string | undefined>>;

/** The answer to a form: another page here, or an address elsewhere. */
export type Answer =
  | { readonly kind: "page"; readonly html: string }
  | { readonly kind: "go"; readonly url: string };

/** One type of payment: its page, and what a person may answer there; null when it is not understood. */
export interface Family {
  page(visit: Visit): string;
  answer(visit: Visit, form: Form, manner: Manner): Promise<Answer | null>;
}
