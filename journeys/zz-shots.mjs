import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const sizes = { n: [390, 844], l: [844, 390], t: [820, 1180], w: [1440, 900] };
const [paths, which] = [process.argv[2].split(","), (process.argv[3] ?? "n,w").split(",")];
for (const k of which) {
  const c = await b.newContext({
    viewport: { width: sizes[k][0], height: sizes[k][1] },
    hasTouch: k !== "w",
    isMobile: k === "n" || k === "l",
  });
  await c.addCookies([{ name: "consent", value: "x", url: "http://127.0.0.1:4400" }]);
  for (const path of paths) {
    const p = await c.newPage();
    p.on("console", (m) => {
      if (m.type() === "error" || /hydrat/i.test(m.text()))
        console.log(k, path, m.type(), m.text().slice(0, 200));
    });
    p.on("pageerror", (e) => console.log(k, path, "ERR", e.message));
    await p.goto(`http://127.0.0.1:4400${path}`);
    await p.waitForTimeout(2500);
    await p.screenshot({
      path: `/tmp/shots/${k}-${path.replace(/[\/?=&]/g, "_")}.png`,
      fullPage: process.argv[4] === "full",
    });
    await p.close();
  }
  await c.close();
}
await b.close();
