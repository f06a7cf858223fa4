import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import type { Flow } from "./stage.ts";

/** An operator writes a page, looks at it and publishes it; a guest reads it. */
const pages: Flow = {
  name: "pages",
  reaches: [
    api.writeContentVersion,
    api.previewContentVersion,
    api.publishContentVersion,
    api.listContentVersions,
    api.getContentPage,
  ],
  async play(stage) {
    const manager = stage.operator("manager");
    const path = `page-${randomUUID().slice(0, 8)}`;
    const text = { title: "A page", main_content: "", content: "<p>Words</p>" };
    const rest = { categories: [], hidden: false, json: {}, parameters: {}, publish_at: null };
    const { id } = await stage.ask(manager, api.writeContentVersion, {
      body: { path, l: "en", ...text, ...rest },
    });
    await stage.ask(manager, api.previewContentVersion, { params: { id } });
    await stage.ask(manager, api.publishContentVersion, {
      params: { id },
      body: { publish_at: "2020-01-01T00:00:00Z" },
    });
    await stage.ask(manager, api.listContentVersions, { query: { path } });
    await stage.ask(stage.visitor("reader"), api.getContentPage, { params: { path } });
  },
};

/** Two players use one browser: an operator looks at the case and closes it. */
const risk: Flow = {
  name: "risk",
  reaches: [api.reportEntry, api.listRiskSignals, api.listRiskCases, api.closeRiskCase],
  async play(stage) {
    const dfpc = randomUUID().replaceAll("-", "");
    const first = await stage.newcomer("first");
    const second = await stage.newcomer("second");
    for (const { actor } of [first, second])
      await stage.ask(actor, api.reportEntry, { body: { transaction: { event: "login", dfpc } } });
    const manager = stage.operator("manager");
    const { cases } = await stage.ask(manager, api.listRiskSignals, { params: { id: second.id } });
    await stage.ask(manager, api.listRiskCases);
    const body = { reason: "one family" };
    for (const { id } of cases.slice(0, 1))
      await stage.ask(manager, api.closeRiskCase, { params: { id }, body });
  },
};

export const BACK_OFFICE: readonly Flow[] = [pages, risk];
