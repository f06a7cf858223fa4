import type { BannerView } from "@houselight/contracts/configuration";
import { currency } from "@houselight/contracts/money";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useRef } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { activeCurrency, useAccounts } from "../../data/wallet.ts";
import { BannerCard } from "./banner-card.tsx";
import { bannersQuery } from "./banners-query.ts";
import { closeBanner, useIsClosed } from "./closed-banners.ts";
import { audienceOf, type BannerPlace, bannersOf } from "./pick-banners.ts";
import { useNoteSeen } from "./seen-banners.ts";
import { useAutoplay } from "./use-autoplay.ts";

/** Banners seen at once on a wide screen; a small one shows the first and the edge of the next. */
const AT_ONCE = 3;
const itemClass =
  "w-[86%] shrink-0 snap-start sm:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]";
/** Has the room of two, and of what lies between them (BANNER-02). */
const largeItemClass = "w-[86%] shrink-0 snap-start sm:w-full lg:w-[calc((200%-1rem)/3)]";

/** The banners of a place on a page; nothing where there are none (BANNER-08). */
export function BannerSlot({
  slot,
  held = false,
}: {
  readonly slot: BannerPlace;
  /** Keeps places free until the banners come, where there usually are some. */
  readonly held?: boolean;
}) {
  const player = usePlayer();
  const accounts = useAccounts();
  const { data, isPending } = useQuery(bannersQuery(useLocale()));
  const isClosed = useIsClosed();
  if (isPending) return held ? <Skeletons /> : null;
  const code = activeCurrency(accounts);
  const audience = audienceOf(player !== null, currency(code).fiat);
  const banners = bannersOf(data?.banners ?? [], slot, audience).filter(({ id }) => !isClosed(id));
  if (banners.length === 0) return null;
  const away = data?.bonus_banner_cookie_minutes ?? 0;
  return <Carousel banners={banners} code={code} awayMinutes={away} />;
}

/** Two places on small screens, three on wide ones (BANNER-09). */
function Skeletons() {
  return (
    <div aria-hidden="true" data-held="" className="flex gap-4 overflow-hidden">
      {[1, 2, 3].map((place) => (
        <div key={place} className={`${itemClass} ${place === AT_ONCE ? "max-lg:hidden" : ""}`}>
          <Skeleton className="h-44 rounded-tile" />
        </div>
      ))}
    </div>
  );
}

function Carousel({
  banners,
  code,
  awayMinutes,
}: {
  readonly banners: readonly BannerView[];
  readonly code: string;
  /** A banner that was closed stays away so long. */
  readonly awayMinutes: number;
}) {
  const t = useTranslations("banners");
  const list = useRef<HTMLUListElement>(null);
  const { overflows, playing, toggle, move } = useAutoplay(list);
  // Only a browser knows whether they overflow: the page brings the words all the same.
  const words = { pause: t("pause"), play: t("play"), previous: t("previous"), next: t("next") };
  useNoteSeen(list, banners.map(({ id }) => id).join(" "));
  return (
    <section aria-label={t("region")}>
      <ul
        ref={list}
        className="-mx-4 -my-3 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-3 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8"
      >
        {banners.map((banner) => (
          <li key={banner.id} className={banner.size === "large" ? largeItemClass : itemClass}>
            <BannerCard
              banner={banner}
              currency={code}
              onClose={banner.closable ? () => closeBanner(banner.id, awayMinutes) : undefined}
            />
          </li>
        ))}
      </ul>
      {overflows ? (
        <div className="mt-2 flex justify-end gap-1">
          <Control label={playing ? words.pause : words.play} onPress={toggle}>
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Control>
          <Control label={words.previous} onPress={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Control>
          <Control label={words.next} onPress={() => move(1)}>
            <ChevronRight aria-hidden="true" />
          </Control>
        </div>
      ) : null}
    </section>
  );
}

function Control({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-full text-dim hover:bg-surface-2 hover:text-cream [&>svg]:size-4.5"
    >
      {children}
    </button>
  );
}
