import { RouterProvider } from "@tanstack/react-router";
import { hydrateStart } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets the browser answer its visitor before it goes on. */
const otherWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Brings the page alive in three tasks instead of one: its script is read, its data are taken, it is hydrated. */
async function start(): Promise<void> {
  await otherWork();
  const router = await hydrateStart();
  await otherWork();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

void start();
