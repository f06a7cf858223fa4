import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection } from "../features/sections/section-route.ts";
import { requireGuest } from "../shell/guards.ts";
import { noindex } from "../shell/page-head.ts";

/** The betting section with the registration dialog over it (SPORT-02); `ModalHost` opens it by the address. */
export const Route = createFileRoute("/_page/sport/registration")({
  beforeLoad: requireGuest,
  loader: ({ context }) => loadSection(context, "sport"),
  head: () => ({ meta: [noindex] }),
  component: () => <SectionPage name="sport" segment={undefined} />,
});
