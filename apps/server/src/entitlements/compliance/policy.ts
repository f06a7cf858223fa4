/** What a licence asks of the house beyond the rules that hold everywhere. */
export interface Policy {
  /** Whether a player may take a withdrawal back before it is decided. */
  readonly recall: boolean;
}

/** Off where nobody has said that it is allowed. */
const STRICTEST: Policy = { recall: false };

const POLICIES: Readonly<Record<string, Policy>> = {
  CW: { recall: true },
  EE: { recall: false },
  AU: { recall: false },
};

export const policyOf = (licence: string): Policy => POLICIES[licence] ?? STRICTEST;
