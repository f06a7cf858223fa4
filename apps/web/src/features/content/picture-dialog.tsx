import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";

/** Shows a picture over its page. */
export default function PictureDialog({
  src,
  title,
  onClose,
}: {
  readonly src: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const t = useTranslations("site");
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t("close")}>
      <img src={src} alt="" className="w-full rounded-tile" />
    </Dialog>
  );
}
