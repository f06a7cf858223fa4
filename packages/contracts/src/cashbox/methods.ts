import type { MethodOffer } from "../configuration/index.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "./catalogue.ts";
import type { PaymentProfileView } from "./views.ts";

export {
  PAYMENT_METHODS,
  PAYMENT_TYPES,
  type PaymentMethod,
  type PaymentType,
} from "./catalogue.ts";

/**
 * The payments library: which methods a player is offered, without a call (CASHBOX-05, OPEN-17).
 * The server asks the same functions, so that what is shown and what is taken never differ.
 */
export interface PaymentContext {
  /** Methods that the licence offers. */
  readonly offers: readonly MethodOffer[];
  /** Country of the player, or of the visitor; null when unknown. */
  readonly country: string | null;
  readonly groups: readonly string[];
  /** Enabled here (WALLET-06): in others nothing is paid in any more. Absent while it is not known. */
  readonly currencies?: readonly string[] | undefined;
  /** The language shown: some methods are not shown in all (LICENCE-13). Absent on the server. */
  readonly locale?: string;
  /** Cards, accounts and addresses used before. Absent on the server and for a visitor. */
  readonly profiles?: readonly PaymentProfileView[];
}

/** A method as it is offered in one currency, with what the player has saved for it there (CASHBOX-04). */
export interface OfferedMethod extends PaymentMethod {
  readonly currency: string;
  readonly savedProfiles: readonly PaymentProfileView[];
}

/** Methods of a place, of any currency: what the payments page and the footer show. */
export const offeredMethods = (context: PaymentContext): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => isOffered(method, context));

export const depositMethods = (code: string, context: PaymentContext): readonly OfferedMethod[] =>
  inCurrency(code, context).filter(
    ({ deposit }) => deposit !== null && (context.currencies?.includes(code) ?? true),
  );

export const withdrawalMethods = (
  code: string,
  context: PaymentContext,
): readonly OfferedMethod[] =>
  inCurrency(code, context).filter(({ withdrawal }) => withdrawal !== null);

const inCurrency = (code: string, context: PaymentContext): readonly OfferedMethod[] =>
  offeredMethods(context)
    .filter(({ currencies }) => currencies.includes(code))
    .map((method) => ({
      ...method,
      currency: code,
      savedProfiles: (context.profiles ?? []).filter(
        (profile) => profile.method === method.id && profile.currency === code,
      ),
    }));

export const findMethod = (id: string): PaymentMethod | undefined =>
  PAYMENT_METHODS.find((method) => method.id === id);

function isOffered(method: PaymentMethod, context: PaymentContext): boolean {
  const offer = context.offers.find(({ id }) => id === method.id);
  if (!offer || offer.except_countries.includes(context.country ?? "")) return false;
  if (offer.except_locales.includes(context.locale ?? "")) return false;
  if (method.countries && !method.countries.includes(context.country ?? "")) return false;
  return !method.hiddenFromGroups?.some((group) => context.groups.includes(group));
}
