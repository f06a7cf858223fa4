/** Departments of the house, by the ids that a chat is started with (SUPPORT-03). */
export const DEPARTMENTS = { default: 26, vip: 2, general: 1 } as const;
export const DEPARTMENT_IDS = [26, 2, 1] as const;
export type Department = (typeof DEPARTMENT_IDS)[number];

/** Returns the department for a visitor: that of the club, the default, or the general one for guests. */
export const departmentFor = (roles: ReadonlySet<string>): Department =>
  roles.has("vip")
    ? DEPARTMENTS.vip
    : roles.has("player")
      ? DEPARTMENTS.default
      : DEPARTMENTS.general;
