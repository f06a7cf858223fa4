import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { record, startTestHouse, type TestHouse, testClient, until } from "./live.testing.ts";
import {
  canStartValkey,
  connectValkey,
  hasValkey,
  startTestValkey,
  type TestValkey,
} from "./valkey.testing.ts";

let valkey: TestValkey;
const open: (() => unknown)[] = [];
let lastUser = Date.now();

beforeAll(async () => {
  if (hasValkey) valkey = await startTestValkey();
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
afterAll(async () => {
  if (hasValkey) await valkey.stop();
});

async function startReplica(): Promise<TestHouse> {
  const connections = connectValkey(valkey.url);
  const house = await startTestHouse({ valkey: connections });
  open.push(async () => {
    await house.close();
    connections.publisher.disconnect();
    connections.subscriber.disconnect();
  });
  await until(
    () => connections.publisher.status === "ready" && connections.subscriber.status === "ready",
  );
  return house;
}

function join(house: TestHouse, user: string) {
  const channel = `user#${user}`;
  let asked = 0;
  const client = testClient(house.url, {
    getToken: () => {
      asked += 1;
      return house.hub.token(user, [channel]);
    },
  });
  const told = record(client);
  open.push(() => client.disconnect());
  client.connect();
  return { channel, told, asked: () => asked };
}

const newUser = (): string => String(++lastUser);

describe.skipIf(!hasValkey)("two hubs over one Valkey (skipped without one)", () => {
  it("fan out what either publishes, once and in order", async () => {
    const [a, b] = await Promise.all([startReplica(), startReplica()]);
    const user = newUser();
    const [atA, atB] = [join(a, user), join(b, user)];
    await until(() => atA.told.subscribed.length === 1 && atB.told.subscribed.length === 1);
    for (let n = 1; n <= 50; n++) (n % 2 === 0 ? a : b).hub.publish(atA.channel, "n", n);
    await until(() => atA.told.heard.length === 50 && atB.told.heard.length === 50);
    expect(atA.told.data()).toEqual(atB.told.data());
    expect([...atA.told.data()].sort((x, y) => Number(x) - Number(y))).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
  });

  it("recover on one what was missed on the other", async () => {
    const [a, b] = await Promise.all([startReplica(), startReplica()]);
    const user = newUser();
    const token = await a.hub.token(user, [`user#${user}`]);
    // One address that leads to the first replica, and after the cut to the second.
    let url = a.url;
    const { WebSocket } = await import("ws");
    class Balanced extends WebSocket {
      constructor() {
        super(url);
      }
    }
    const client = testClient(a.url, { token, websocket: Balanced });
    open.push(() => client.disconnect());
    const told = record(client);
    client.connect();
    await until(() => told.subscribed.length === 1);
    b.hub.publish(`user#${user}`, "n", 1);
    await until(() => told.heard.length === 1);
    url = b.url;
    a.cut();
    for (let n = 2; n <= 20; n++) a.hub.publish(`user#${user}`, "n", n);
    await until(() => told.heard.length === 20);
    expect(told.subscribed[1]).toMatchObject({ recovered: true });
    expect(told.data()).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(b.counted()).toBe(1);
  });

  it("catch up on what was published while a hub's ear was cut off", async () => {
    const [a, b] = await Promise.all([startReplica(), startReplica()]);
    const atB = join(b, newUser());
    await until(() => atB.told.subscribed.length === 1);
    const { publisher, subscriber } = connectValkey(valkey.url);
    open.push(() => [publisher, subscriber].forEach((connection) => connection.disconnect()));
    await until(() => publisher.status === "ready");
    await publisher.call("CLIENT", "KILL", "TYPE", "pubsub");
    for (let n = 1; n <= 20; n++) a.hub.publish(atB.channel, "n", n);
    await until(() => atB.told.heard.length === 20);
    expect(atB.told.data()).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(atB.told.connects()).toBe(1);
  });

  it("end a user's connections on all replicas and refuse the old token on all", async () => {
    const [a, b] = await Promise.all([startReplica(), startReplica()]);
    const user = newUser();
    const old = await a.hub.token(user, []);
    const player = join(b, user);
    await until(() => player.told.connects() === 1);
    a.hub.disconnect(user, "session ended");
    await until(() => player.told.connects() === 2);
    const late = await startReplica();
    const client = testClient(late.url, { token: old, getToken: () => late.hub.token(user, []) });
    open.push(() => client.disconnect());
    const told = record(client);
    client.connect();
    await until(() => told.connects() === 1);
    expect(told.errors).toEqual([109]);
  });
});

describe.skipIf(!canStartValkey)("while Valkey is away (skipped without a server to start)", () => {
  it("serves its own listeners, lets new ones in, and joins the others again afterwards", async () => {
    const [a, b] = await Promise.all([startReplica(), startReplica()]);
    const user = newUser();
    const [atA, atB] = [join(a, user), join(b, user)];
    await until(() => atA.told.subscribed.length === 1 && atB.told.subscribed.length === 1);
    a.hub.publish(atA.channel, "n", 1);
    await until(() => atB.told.heard.length === 1 && atA.told.heard.length === 1);

    await valkey.stop();
    a.hub.publish(atA.channel, "n", 2);
    await until(() => atA.told.data().includes(2));
    expect(atB.told.data()).not.toContain(2);
    const late = join(a, user);
    await until(() => late.told.subscribed.length === 1);
    a.hub.publish(atA.channel, "n", 3);
    await until(() => late.told.data().includes(3));

    await valkey.start();
    // What the other replica missed cannot be found again, and its client is told so.
    await until(() => atB.told.subscribed.length >= 2 && late.told.subscribed.length >= 2);
    expect(atB.told.subscribed.at(-1)).toMatchObject({ recovered: false, wasRecovering: true });
    await until(() => {
      a.hub.publish(atA.channel, "n", 4);
      return [atA, atB, late].every(({ told }) => told.data().includes(4));
    });
  });

  it("tells the other replicas of a forced end once it is back", async () => {
    const [a, b] = await Promise.all([startReplica(), startReplica()]);
    const user = newUser();
    const { told, asked } = join(b, user);
    await until(() => told.connects() === 1);
    await valkey.stop();
    a.hub.disconnect(user, "session ended");
    await valkey.start();
    // It may come back for other reasons with its old token; it stays only with another.
    await until(() => asked() === 2);
    const connectsBefore = told.connects();
    await until(() => told.connects() > connectsBefore);
  });
});
