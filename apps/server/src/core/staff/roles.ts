import { PERMISSIONS, type Permission, type Role } from "@houselight/contracts";

/** Permissions of each role: support reads, a cashier decides on money, a manager may do all. */
const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  support: ["withdrawals.read", "payments.read", "players.read", "players.block", "support.answer"],
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
