import type { Entrance } from "@houselight/contracts/endpoint";
import { MODALS, type ModalName } from "../paths.ts";

export interface RootSearch {
  /** The popup that lies over this page. */
  modal?: ModalName;
  /** Destination after signing in; a local path. */
  redirect?: string;
  /** The payment that the cashbox opens with. */
  payment?: string;
  /** Fills in the registration form. */
  email?: string;
  /** Tokens of the links that mails bring. */
  confirmation_token?: string;
  reset_password_token?: string;
  /** Fills in the amount of a deposit, in units of the currency (ROUTE-10). */
  amountProp?: number;
  /** Applies the promo code that a link left; only `true` counts (ROUTE-10). */
  autoApplyPromocode?: true;
  /** The entrance that the visitor's country has just closed: said once, and taken out of the address. */
  restricted?: Entrance;
  /** Shows how to install the site, and then main (MODAL-18). */
  pwa?: "install";
  /** Codes of a campaign's link: kept and taken out of the address at once (CASHBOX-12). */
  depositPromocode?: string;
  giftPromocode?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** A code or an id may look like a number, and the router reads it as one. */
const code = (value: unknown): string | undefined =>
  text(typeof value === "number" ? String(value) : value);

const CODES = [
  "payment",
  "depositPromocode",
  "giftPromocode",
  "confirmation_token",
  "reset_password_token",
] as const;

/** Reads the query that any page may have. Values that are not what they should be are dropped. */
export function readRootSearch(search: Record<string, unknown>): RootSearch {
  const modal = text(search["modal"]);
  const result: RootSearch = {};
  if (modal && Object.hasOwn(MODALS, modal)) result.modal = modal as ModalName;
  for (const name of ["redirect", "email"] as const) {
    const value = text(search[name]);
    if (value) result[name] = value;
  }
  for (const name of CODES) {
    const value = code(search[name]);
    if (value) result[name] = value;
  }
  const restricted = search["restricted"];
  if (restricted === "registration" || restricted === "login") result.restricted = restricted;
  if (search["pwa"] === "install") result.pwa = "install";
  return { ...result, ...readDepositSearch(search) };
}

/** Reads the part of the query that a link to the deposit may have. */
export function readDepositSearch(
  search: Readonly<Record<string, unknown>>,
): Pick<RootSearch, "amountProp" | "autoApplyPromocode"> {
  const amount = Number(search["amountProp"] ?? Number.NaN);
  return {
    ...(Number.isFinite(amount) && amount > 0 ? { amountProp: amount } : {}),
    ...(String(search["autoApplyPromocode"]) === "true" ? { autoApplyPromocode: true } : {}),
  };
}
