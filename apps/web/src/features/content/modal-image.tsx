import { Button } from "@houselight/ui/button";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";

const PictureDialog = lazy(() => import("./picture-dialog.tsx"));

/** A picture of a page that opens over it (CMS-01). */
export function ModalImage({ src, title }: { readonly src: string; readonly title: string }) {
  const t = useTranslations("content");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("showPicture")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PictureDialog src={src} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
