import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "use-intl/react";
import { currentLanguage, loadWords } from "./i18n/language.ts";
import { createOfficeRouter } from "./router.tsx";
import { applyTheme } from "./shell/theme.ts";
import { watchAttendance } from "./api/attendance.ts";
import { createQueries } from "./api/queries.ts";
import { watchSignOut } from "./data/operator.ts";
import "./styles/office.css";

async function openOffice(): Promise<void> {
  applyTheme();
  watchAttendance(window);
  watchSignOut(window);
  const language = currentLanguage();
  document.documentElement.lang = language;
  const words = await loadWords(language);
  const queries = createQueries();
  const router = createOfficeRouter(queries);
  const place = document.getElementById("office") as HTMLElement;
  createRoot(place).render(
    <StrictMode>
      <IntlProvider
        locale={language}
        messages={words}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IntlProvider>
    </StrictMode>,
  );
}

void openOffice();
