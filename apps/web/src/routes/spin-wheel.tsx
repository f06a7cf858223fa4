import { createFileRoute } from "@tanstack/react-router";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { loadWheel } from "../features/wheel/load-wheel.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const WheelPage = lazyPart(() => import("../features/wheel/wheel-page.tsx"));

/** The wheel, and the same wheel with who has which prizes (OPEN-02, OPEN-38). */
export const Route = createFileRoute("/_page/spin-wheel/{-$tab}")({
  loader: async ({ context, params }) => {
    await Promise.all([loadSection(context, "wheel", params.tab), loadWheel(context, params.tab)]);
  },
  head: ({ match, params }) => sectionHead(match, "wheel", params.tab),
  component: Page,
});

function Page() {
  const { tab } = Route.useParams();
  return (
    <SectionPage name="wheel" segment={tab}>
      <WheelPage tab={tab} />
    </SectionPage>
  );
}
