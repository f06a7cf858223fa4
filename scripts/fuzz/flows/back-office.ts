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
    api.writePageHead,
    api.listPageHeadVersions,
    api.listPageHeads,
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
    const words = { title: "A page", description: null, canonical: "/vip" };
    await stage.ask(manager, api.writePageHead, {
      body: { path: "/vip/info", l: "en", ...words, publish_at: "2020-01-01T00:00:00Z" },
    });
    await stage.ask(manager, api.listPageHeadVersions, { query: { path: "/vip/info" } });
    await stage.ask(stage.visitor("reader"), api.listPageHeads, { query: { l: "en" } });
  },
};

const BOUNDARY = "a-boundary-of-the-storm";

/** An operator hands in a picture, a guest looks at it, and it leaves the site. */
const files: Flow = {
  name: "files",
  reaches: [api.uploadContentFile, api.getContentFile, api.removeContentFile],
  async play(stage) {
    const manager = stage.operator("manager");
    const name = `file-${randomUUID().slice(0, 8)}`;
    const text = [
      `--${BOUNDARY}`,
      'content-disposition: form-data; name="file"; filename="dot.gif"',
      "",
      `GIF89a${name}`,
      `--${BOUNDARY}--`,
      "",
    ].join("\r\n");
    const { id } = await stage.ask(
      manager,
      api.uploadContentFile,
      { query: { name, title: "A dot" } },
      { text, headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } },
    );
    await stage.ask(stage.visitor("viewer"), api.getContentFile, { params: { id } });
    await stage.ask(manager, api.removeContentFile, { params: { id } });
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

/** Every setting is chosen as it was at first, looked up and restored. */
const settings: Flow = {
  name: "settings",
  reaches: [
    ...api.SETTINGS.map(({ choose }) => choose),
    api.listSettingVersions,
    api.restoreSetting,
  ],
  async play(stage) {
    const manager = stage.operator("manager");
    for (const { choose, initial } of api.SETTINGS)
      await stage.ask(manager, choose as api.EndpointShape, { body: initial });
    const params = { name: api.mainWidget.name };
    const { versions } = await stage.ask(manager, api.listSettingVersions, { params });
    for (const { id } of versions.slice(0, 1))
      await stage.ask(manager, api.restoreSetting, { params, body: { version: id } });
  },
};

/** A guest leaves main and tells which banners were in view, and how the site is installed. */
const views: Flow = {
  name: "views of banners",
  reaches: [api.getBanners, api.reportPromotionViews, api.reportPwaEvent],
  async play(stage) {
    const guest = stage.visitor("passer-by");
    await stage.ask(guest, api.getBanners);
    const banners = api.bannersConfig.initial.banners.slice(0, 2).map(({ id }) => id);
    await stage.ask(guest, api.reportPromotionViews, {
      body: { event: "view_promotion", banners },
    });
    await stage.ask(guest, api.reportPwaEvent, { body: { event: "guide_shown" } });
  },
};

export const BACK_OFFICE: readonly Flow[] = [pages, files, risk, settings, views];
