import { afterEach, describe, expect, it } from "vitest";
import type { LiveHubOptions } from "./live-hub.ts";
import {
  movableClock,
  record,
  startTestHouse,
  type TestHouse,
  testClient,
  until,
} from "./live.testing.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function start(options: Partial<LiveHubOptions> = {}): Promise<TestHouse> {
  const house = await startTestHouse(options);
  open.push(() => house.close());
  return house;
}

/** One client that hears its channel by its token, and one that subscribes to it. */
async function listen(house: TestHouse) {
  const getToken = () => house.hub.token("7", ["user#7"]);
  const byToken = testClient(house.url, { getToken });
  const told = record(byToken);
  const client = testClient(house.url, { getToken });
  const subscription = client.newSubscription("user#7");
  const heard: unknown[] = [];
  const subscribed: boolean[] = [];
  subscription.on("publication", ({ data }) => heard.push(data.data));
  subscription.on("subscribed", ({ recovered }) => subscribed.push(recovered));
  subscription.subscribe();
  for (const one of [byToken, client]) {
    open.push(() => one.disconnect());
    one.connect();
  }
  await until(() => told.subscribed.length === 1 && subscribed.length === 1);
  return { told, heard, subscribed };
}

describe("before the first connection", () => {
  it("replays what was told since the position that a page was given", async () => {
    const house = await start();
    const since = await house.hub.position("user#7");
    for (let n = 1; n <= 3; n++) house.hub.publish("user#7", "n", n);
    const getToken = () => house.hub.token("7", ["user#7"]);
    const client = testClient(house.url, { getToken });
    open.push(() => client.disconnect());
    const heard: unknown[] = [];
    const recovered: boolean[] = [];
    const subscription = client.newSubscription("user#7", since ? { since } : {});
    subscription.on("publication", ({ data }) => heard.push(data.data));
    subscription.on("subscribed", (context) => recovered.push(context.recovered));
    subscription.subscribe();
    client.connect();
    await until(() => heard.length === 3);
    expect(heard).toEqual([1, 2, 3]);
    expect(recovered).toEqual([true]);
    expect(await house.hub.position("user#7")).toEqual({ ...since, offset: 3 });
  });

  it("keeps a channel for those who hear it, whoever asks where it stands", async () => {
    const house = await start();
    const { heard } = await listen(house);
    await house.hub.position("user#7");
    house.hub.publish("user#7", "n", 1);
    await until(() => heard.length === 1);
  });
});

describe("after a cut (OPEN-42)", () => {
  it("replays exactly what was missed, in order", async () => {
    const house = await start();
    const { told, heard, subscribed } = await listen(house);
    house.hub.publish("user#7", "n", 1);
    await until(() => heard.length === 1 && told.heard.length === 1);
    house.cut();
    for (let n = 2; n <= 30; n++) house.hub.publish("user#7", "n", n);
    await until(() => subscribed.length === 2 && told.subscribed.length === 2);
    house.hub.publish("user#7", "n", 31);
    await until(() => heard.includes(31) && told.data().includes(31));
    const all = Array.from({ length: 31 }, (_, index) => index + 1);
    expect(heard).toEqual(all);
    expect(told.data()).toEqual(all);
    expect(subscribed).toEqual([false, true]);
    expect(told.subscribed[1]).toEqual({ channel: "user#7", recovered: true, wasRecovering: true });
  });

  it("loses and doubles nothing while messages keep coming through many cuts", async () => {
    const house = await start();
    const { told, heard } = await listen(house);
    for (let n = 1; n <= 300; n++) {
      house.hub.publish("user#7", "n", n);
      if (n % 60 === 0) house.cut();
      if (n % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await until(() => heard.includes(300) && told.data().includes(300));
    const all = Array.from({ length: 300 }, (_, index) => index + 1);
    expect(heard).toEqual(all);
    expect(told.data()).toEqual(all);
  });

  it("says so when there is more than it keeps", async () => {
    const house = await start({ limits: { historyLength: 5 } });
    const { told, heard, subscribed } = await listen(house);
    house.hub.publish("user#7", "n", 1);
    await until(() => heard.length === 1 && told.heard.length === 1);
    house.cut();
    for (let n = 2; n <= 7; n++) house.hub.publish("user#7", "n", n);
    await until(() => subscribed.length === 2 && told.subscribed.length === 2);
    expect(subscribed).toEqual([false, false]);
    expect(told.subscribed[1]).toEqual({
      channel: "user#7",
      recovered: false,
      wasRecovering: true,
    });
    house.hub.publish("user#7", "n", 8);
    await until(() => heard.includes(8));
    expect(heard).toEqual([1, 8]);
  });

  it("forgets a channel that nobody has heard for minutes", async () => {
    const clock = movableClock();
    const house = await start({ clock });
    const { subscribed } = await listen(house);
    house.cut();
    await until(() => house.counted() === 0);
    clock.advance(301_000);
    house.hub.publish("user#7", "n", 1);
    await until(() => subscribed.length === 2);
    expect(subscribed).toEqual([false, false]);
  });
});
