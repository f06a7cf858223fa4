import { PERMISSIONS, type Permission, type Role } from "@houselight/contracts";

/** What each role may do. Support looks, a cashier decides on money, a manager does all. */
const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  support: ["withdrawals.read", "payments.read", "players.block"],
  cashier: [
    "withdrawals.read",
    "withdrawals.decide",
    "payments.read",
    "payments.refund",
    "players.verify",
  ],
  manager: PERMISSIONS,
};

export const permissionsOf = (role: Role): ReadonlySet<Permission> =>
  new Set(ROLE_PERMISSIONS[role]);
