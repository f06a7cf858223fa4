import { clientContextView } from "@houselight/contracts/configuration";
import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl/react";
import { describe, expect, it } from "vitest";
import { clientContextQuery, playerQuery, providersQuery } from "../../api/queries.ts";
import { Footer } from "./footer.tsx";

const context = (country: string | null) =>
  clientContextView.parse({
    licence: "TOY",
    policy: {
      name: "Toyland",
      ages: { casino: { any: 25, by_country: { IS: 27 } }, sports: { any: 19, by_country: {} } },
      methods: [{ id: "bank", except_countries: [], except_locales: [] }],
      sign_up_fields: [],
    },
    country,
    ip: "10.0.0.1",
    brand: { id: "toy", name: "Toy Hall", theme: "toy", support_email: "help@toy.example" },
    estonia: false,
    restricted: false,
  });

async function footerFor(country: string | null): Promise<string> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(clientContextQuery.queryKey, context(country));
  queryClient.setQueryData(playerQuery.queryKey, null);
  queryClient.setQueryData(providersQuery.queryKey, []);
  const router = createRouter({
    routeTree: createRootRoute({ component: Footer }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  const page = createElement(RouterProvider, { router } as never);
  const withQueries = createElement(QueryClientProvider, { client: queryClient }, page);
  return renderToString(
    createElement(
      IntlProvider,
      { locale: "en", messages: en, timeZone: "UTC" } as never,
      withQueries,
    ),
  ).replaceAll("<!-- -->", "");
}

describe("the footer", () => {
  it("says the licence's name, age and methods as the client context has them", async () => {
    const html = await footerFor(null);
    expect(html).toContain("Toy Hall is a demonstration under Toyland rules.");
    expect(html).toContain("Only for those who are 25 or older.");
    expect(html).toContain("Bank transfer");
    expect(html).not.toContain("Voucher");
  });

  it("says the age of the visitor's country", async () => {
    expect(await footerFor("IS")).toContain("Only for those who are 27 or older.");
  });
});
