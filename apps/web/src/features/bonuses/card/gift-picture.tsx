import { clsx } from "clsx";

/** The drawing of a gift: its own, or a wrapped box. */
export const GiftPicture = ({
  image,
  isDim = false,
}: {
  readonly image: string | null;
  /** It is over. */
  readonly isDim?: boolean;
}) => (
  <img
    src={image ?? "/pictures/gift.svg"}
    alt=""
    width={72}
    height={72}
    className={clsx(
      "size-14 shrink-0 rounded-control object-cover sm:size-18",
      isDim && "opacity-50 grayscale",
    )}
  />
);
