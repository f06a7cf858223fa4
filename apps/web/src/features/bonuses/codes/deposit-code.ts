const CODES = ["depositPromocode", "giftPromocode"] as const;

export interface AddressCodes {
  readonly deposit: string | null;
  readonly gift: string | null;
}

/** The codes in an address's query; null when it has none. */
export function codesOfSearch(search: string): AddressCodes | null {
  const query = new URLSearchParams(search);
  const [deposit = null, gift = null] = CODES.map((name) => readCode(query.get(name)));
  return CODES.some((name) => query.has(name)) ? { deposit, gift } : null;
}

/** The router writes a code that looks like a number in quotes. */
function readCode(text: string | null): string | null {
  const code = text?.replace(/^"(.*)"$/, "$1").trim() ?? "";
  return code === "" ? null : code;
}

export interface Arrival {
  readonly signedIn: boolean;
  readonly onMain: boolean;
  /** Another popup lies over the page. */
  readonly popupOpen: boolean;
  readonly code: string | null;
  readonly shown: boolean;
}

/** Decides if a kept code is to be followed now (CASHBOX-13, BONUS-10). */
export const shallApply = ({ signedIn, onMain, popupOpen, code, shown }: Arrival): boolean =>
  signedIn && onMain && !popupOpen && code !== null && !shown;

export interface CodeActions {
  allowBonuses(): Promise<void>;
  chooseCode(code: string): Promise<void>;
  /** Tells whether the next deposit can bring a gift of this code. */
  bringsGift(code: string): Promise<boolean>;
  dropCode(): Promise<void>;
  isRefused(error: unknown): boolean;
  /** Notes that the code was shown, and opens the deposit. */
  openDeposit(): Promise<void>;
}

/**
 * Applies a deposit code, one step after the other: bonuses are allowed, the code is set, and one
 * that brings no gifts is dropped again (CASHBOX-13, CASHBOX-14). A refused code counts as one that
 * brings none; the deposit opens either way. What fails otherwise is thrown: the code has then not been
 * shown.
 */
export async function applyDepositCode(code: string, actions: CodeActions): Promise<void> {
  await actions.allowBonuses();
  try {
    await actions.chooseCode(code);
  } catch (error) {
    if (!actions.isRefused(error)) throw error;
  }
  if (!(await actions.bringsGift(code))) await actions.dropCode();
  await actions.openDeposit();
}
