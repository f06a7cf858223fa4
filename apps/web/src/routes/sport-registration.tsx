import { createFileRoute } from "@tanstack/react-router";
import { requireGuest } from "../shell/guards.ts";
import { noindex } from "../shell/page-head.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const SportPage = lazyPart(() => import("../features/sportsbook/sport-page.tsx"));

/** The betting section with the registration dialog over it (SPORT-02); `ModalHost` opens it by the address. */
export const Route = createFileRoute("/_page/_betting/sport/registration")({
  beforeLoad: requireGuest,
  loader: async ({ context }) => {
    const { loadSportPlace } = await import("../features/sportsbook/load-sportsbook.ts");
    await loadSportPlace(context, undefined, undefined);
  },
  head: () => ({ meta: [noindex] }),
  component: () => <SportPage place={{ name: "overview" }} />,
});
