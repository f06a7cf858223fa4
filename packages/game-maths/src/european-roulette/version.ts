/** Version of the rules and pays: the wheel, the spots and their payouts. */
export const EUROPEAN_ROULETTE_VERSION = "1.0.0";
