import { createFileRoute, Outlet } from "@tanstack/react-router";
import { loadSection } from "../features/sections/section-route.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const SportFrame = lazyPart(() => import("../features/sportsbook/frame/sport-frame.tsx"));

/** The tree before each page of sport, and the slip behind it. */
export const Route = createFileRoute("/_page/_betting")({
  loader: async ({ context }) => {
    const { loadFrame } = await import("../features/sportsbook/load-sportsbook.ts");
    await Promise.all([loadSection(context, "sport"), loadFrame(context)]);
  },
  component: () => (
    <SportFrame>
      <Outlet />
    </SportFrame>
  ),
});
