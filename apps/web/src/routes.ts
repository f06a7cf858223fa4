import { index, rootRoute, route } from "@tanstack/virtual-file-routes";

/** Every URL of the site. Locale prefixes are stripped before a path is matched (`i18n/locale-path.ts`). */
export const routes = rootRoute("root.tsx", [
  index("lobby.tsx"),
  route("/pokies", "pokies.tsx"),
  route("/pokies/all", "pokies-all.tsx"),
  route("/table", "table.tsx"),
  route("/categories/$slug", "category.tsx"),
  route("/producers/$slug", "producer.tsx"),
  route("/play/$producer/$name", "play.tsx"),
  route("/registration", "registration.tsx"),
  route("/sign-up", "sign-up.tsx"),
  route("/login", "login.tsx"),
  route("/sign-in", "sign-in.tsx"),
  route("/deposit", "deposit.tsx"),
  route("/cashbox", "cashbox.tsx"),
  route("/dashboard", "dashboard.tsx"),
  route("/profile/sessions", "sessions.tsx"),
  route("/credits", "credits.tsx"),
  route("/oops", "oops.tsx"),
]);
