import { lazy } from "react";
import type { Dialogs } from "../../shell/modal-host.tsx";

/** One dialog for every view of the cashbox: going from one to the next changes what is in it. */
const Cashbox = lazy(() => import("../../features/cashbox/cashbox-dialog.tsx"));

/** The dialog of each popup; its script comes when it opens. */
export const DIALOGS: Dialogs = {
  registration: lazy(() => import("../../features/accounts/registration/registration-dialog.tsx")),
  login: lazy(() => import("../../features/accounts/login-dialog.tsx")),
  remind: lazy(() => import("../../features/accounts/entry/remind-dialog.tsx")),
  "new-password": lazy(() => import("../../features/accounts/entry/new-password-dialog.tsx")),
  confirmation: lazy(() => import("../../features/accounts/entry/confirmation-dialog.tsx")),
  "email-verify": lazy(() => import("../../features/accounts/entry/email-verify-dialog.tsx")),
  cashbox: Cashbox,
  deposit: Cashbox,
  withdraw: Cashbox,
  "deposit-fast": Cashbox,
  "deposit-bonus": Cashbox,
  statement: Cashbox,
  "profile-data": lazy(() => import("../../features/accounts/profile/profile-data-dialog.tsx")),
  limits: lazy(() => import("../../features/compliance/limits/limits-dialog.tsx")),
};
