import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The head of a page and what takes the focus of its own are there by then, in milliseconds. */
const SETTLED_MS = 150;

/**
 * Says the title of each page that somebody goes to, which the browser does for whole loads only. Where the
 * link that led there is gone with its page, the keyboard goes on at the content of the new one.
 */
export function PageSaid() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A popup has a name of its own, and the focus.
        if (document.querySelector('[role="dialog"]')) return;
        setTitle(document.title);
        if (document.activeElement === document.body)
          document.getElementById("content")?.focus({ preventScroll: true });
      }, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
