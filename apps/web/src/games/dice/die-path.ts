/** Outline of a die, cut by hand. */
export const DIE_PATH = "M16 5L85 4Q95 4 95 15L96 84Q96 95 85 95L15 96Q5 96 5 85L4 16Q4 6 16 5Z";
