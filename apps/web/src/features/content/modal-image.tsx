import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useState } from "react";
import { useTranslations } from "use-intl/react";

/** A picture of a page that opens over it (CMS-01). */
export function ModalImage({ src, title }: { readonly src: string; readonly title: string }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        {t("content.showPicture")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={t("site.close")}>
        <img src={src} alt="" className="w-full rounded-tile" />
      </Dialog>
    </>
  );
}
