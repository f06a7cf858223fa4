import { type BannerView, fillVariables } from "@houselight/contracts/configuration";
import { buttonClass } from "@houselight/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { MODALS } from "../../paths.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { bannersQuery } from "./banners-query.ts";
import { CloseButton } from "./close-button.tsx";
import { CountdownLine } from "../../shell/drawings/countdown-line.tsx";
import { groundOf, linkOf } from "./pick-banners.ts";
import { AddressLink } from "../../shell/links/anchor/address-link.tsx";

/** Side of the box that a picture over the ground stands in, in pixels. */
const OVERLAY_PX = 176;

/** One banner: paper of its own colours, a picture over it, its words, and where they lead. */
export function BannerCard({
  banner,
  currency,
  onClose,
}: {
  readonly banner: BannerView;
  readonly currency: string;
  /** Without it the banner stays. */
  readonly onClose: (() => void) | undefined;
}) {
  const { title, description, labels, variables, image, overlayImage, timer } = banner;
  const queryClient = useQueryClient();
  const { queryKey } = bannersQuery(useLocale());
  // What was counted down to may show other banners.
  const reload = () => void queryClient.invalidateQueries({ queryKey });
  const say = (text: string) => fillVariables(text, variables, currency);
  return (
    <div
      data-banner={banner.id}
      style={{ backgroundImage: groundOf(banner) }}
      className="relative isolate flex h-full min-h-44 overflow-hidden rounded-tile bg-surface-1 shadow-paper"
    >
      {image ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      ) : null}
      {overlayImage ? (
        <img
          src={overlayImage}
          alt=""
          width={OVERLAY_PX}
          height={OVERLAY_PX}
          loading="lazy"
          className="absolute right-0 bottom-0 -z-10 size-36 sm:size-44"
        />
      ) : null}
      {onClose ? <CloseButton onPress={onClose} /> : null}
      <div className="flex max-w-[64%] flex-col items-start p-5">
        {labels.length > 0 ? (
          <p className="mb-2 flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <span key={label} className="rounded-control bg-cream px-2 text-ink text-xs">
                {say(label)}
              </span>
            ))}
          </p>
        ) : null}
        <h2 className="text-lg leading-tight">{say(title.text)}</h2>
        {description ? (
          <p className="mt-1.5 text-cream text-sm leading-snug">{say(description.text)}</p>
        ) : null}
        {timer ? <CountdownLine timer={timer} onEnd={reload} /> : null}
        <Buttons banner={banner} say={say} />
      </div>
    </div>
  );
}

function Buttons({
  banner: { button, secondButton },
  say,
}: {
  readonly banner: BannerView;
  readonly say: (text: string) => string;
}) {
  const signedIn = usePlayer() !== null;
  const to = button ? linkOf(button) : null;
  // A player has no use for the guests' ways in; a guest comes to a deposit by way of registration.
  const popup =
    secondButton && MODALS[secondButton.popup].access === "guest" && signedIn ? null : secondButton;
  if (!to && !popup) return null;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-3">
      {button && to ? (
        <AddressLink {...button.attrs} address={to} className={linkClass}>
          {say(button.name)}
        </AddressLink>
      ) : null}
      {popup ? (
        <ModalLink modal={popup.popup} className={linkClass}>
          {say(popup.name)}
        </ModalLink>
      ) : null}
    </div>
  );
}

const linkClass = buttonClass({ kind: "quiet", size: "small" });
