import { PERMISSIONS, type Permission } from "@houselight/contracts";

/** The role that may do everything, also what a later version adds. */
export const MANAGER = "manager";

const KNOWN: ReadonlySet<string> = new Set(PERMISSIONS);

/** Returns the permissions of a role from its rows; what the code no longer knows is left out. */
export const permissionsOf = (role: string, stored: readonly string[]): ReadonlySet<Permission> =>
  new Set(
    role === MANAGER ? PERMISSIONS : stored.filter((name): name is Permission => KNOWN.has(name)),
  );
