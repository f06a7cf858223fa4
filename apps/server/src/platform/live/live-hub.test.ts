import type { Centrifuge } from "centrifuge";
import { afterEach, describe, expect, it } from "vitest";
import type { LiveHubOptions } from "./live-hub.ts";
import {
  movableClock,
  rawSocket,
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

function join(house: TestHouse, user: string, channels: readonly string[]) {
  let asked = 0;
  const client: Centrifuge = testClient(house.url, {
    getToken: () => {
      asked += 1;
      return house.hub.token(user, channels);
    },
  });
  const told = record(client);
  open.push(() => client.disconnect());
  client.connect();
  return { client, told, asked: () => asked };
}

describe("who hears what (NOTIFY-05, OPEN-42)", () => {
  it("tells guests the public channel and players their own, by token", async () => {
    const house = await start();
    const guest = join(house, "", ["public"]);
    const player = join(house, "7", ["public", "user#7"]);
    await until(() => guest.told.subscribed.length === 1 && player.told.subscribed.length === 2);
    house.hub.publish("user#7", "balance", { amount_cents: 5 });
    house.hub.publish("public", "wins", { amount_cents: 9 });
    await until(() => guest.told.heard.length === 1 && player.told.heard.length === 2);
    expect(guest.told.heard).toEqual([
      { channel: "public", event: "wins", data: { amount_cents: 9 } },
    ]);
    expect(player.told.heard[0]).toEqual({
      channel: "user#7",
      event: "balance",
      data: { amount_cents: 5 },
    });
    expect(house.counted()).toBe(2);
  });

  it("refuses a channel that the token does not list", async () => {
    const house = await start();
    const { client } = join(house, "8", ["public", "user#8"]);
    const subscription = client.newSubscription("user#7");
    const refused = new Promise<number>((resolve) =>
      subscription.on("unsubscribed", ({ code }) => resolve(code)),
    );
    subscription.subscribe();
    expect(await refused).toBe(103);
  });

  it("tells an open channel to whoever asks for it, and to nobody else", async () => {
    const house = await start({ isOpenChannel: (channel) => channel === "square" });
    const { client } = join(house, "", ["public"]);
    const other = join(house, "8", ["public"]);
    const heard: unknown[] = [];
    const subscription = client.newSubscription("square");
    subscription.on("publication", ({ data }) => heard.push(data.data));
    const subscribed = new Promise((resolve) => subscription.on("subscribed", resolve));
    subscription.subscribe();
    await subscribed;
    await until(() => other.told.subscribed.length === 1);
    house.hub.publish("square", "n", 1);
    house.hub.publish("public", "n", 2);
    await until(() => heard.length === 1 && other.told.heard.length === 1);
    expect(other.told.data()).toEqual([2]);
  });

  it("lets one connection hear so many channels and no more", async () => {
    const house = await start({
      isOpenChannel: (channel) => channel.startsWith("stand"),
      limits: { channelsPerConnection: 3 },
    });
    const { client } = join(house, "", ["public"]);
    const [one, two] = [client.newSubscription("stand-1"), client.newSubscription("stand-2")];
    one.subscribe();
    two.subscribe();
    await Promise.all([one.ready(), two.ready()]);
    const three = client.newSubscription("stand-3");
    const refused = new Promise((resolve) => three.on("unsubscribed", ({ code }) => resolve(code)));
    three.subscribe();
    expect(await refused).toBe(106);
    two.unsubscribe();
    const four = client.newSubscription("stand-4");
    four.subscribe();
    await four.ready();
  });

  it("delivers once to a client that subscribes to a channel of its token, also when it left and came back", async () => {
    const house = await start();
    const { client } = join(house, "7", ["public", "user#7"]);
    const subscription = client.newSubscription("user#7");
    const heard: unknown[] = [];
    subscription.on("publication", ({ data }) => heard.push(data.data));
    subscription.subscribe();
    await subscription.ready();
    house.hub.publish("user#7", "balance", 1);
    house.hub.publish("user#7", "balance", 2);
    await until(() => heard.length === 2);
    subscription.unsubscribe();
    await client.ready();
    house.hub.publish("user#7", "balance", 3);
    subscription.subscribe();
    await subscription.ready();
    house.hub.publish("user#7", "balance", 4);
    await until(() => heard.includes(4));
    expect(heard.filter((data) => data !== 3)).toEqual([1, 2, 4]);
  });
});

describe("tokens", () => {
  it("turns away a token that is not one, for good", async () => {
    const house = await start();
    const client = testClient(house.url, { token: "not-a-token" });
    const told = record(client);
    client.connect();
    await until(() => told.disconnected.length === 1);
    expect(told.disconnected).toEqual([{ code: 3500, reason: "invalid token" }]);
  });

  it("sends a client with an expired token for a new one", async () => {
    const clock = movableClock();
    const house = await start({ clock });
    const old = await house.hub.token("7", ["user#7"]);
    clock.advance(601_000);
    let asked = 0;
    const client = testClient(house.url, {
      token: old,
      getToken: () => {
        asked += 1;
        return house.hub.token("7", ["user#7"]);
      },
    });
    open.push(() => client.disconnect());
    const told = record(client);
    client.connect();
    await until(() => told.connects() === 1);
    expect(told.errors).toEqual([109]);
    expect(asked).toBe(1);
  });

  it("sends a client whose token another secret signed for a new one", async () => {
    const [before, house] = [await start(), await start({ secret: "another".repeat(8) })];
    const client = testClient(house.url, {
      token: await before.hub.token("7", ["user#7"]),
      getToken: () => house.hub.token("7", ["user#7"]),
    });
    open.push(() => client.disconnect());
    const told = record(client);
    client.connect();
    await until(() => told.connects() === 1);
    expect(told.errors).toEqual([109]);
  });

  it("keeps a connection that refreshes, and closes one that does not", async () => {
    const house = await start({ limits: { tokenSeconds: 1, expiryGraceMs: 100 } });
    const refreshing = join(house, "7", ["user#7"]);
    await until(() => refreshing.asked() === 3);
    expect(refreshing.told.connects()).toBe(1);

    const { socket, received, opened, closed } = rawSocket(house.url);
    await opened;
    socket.send(JSON.stringify({ id: 1, connect: { token: await house.hub.token("8", []) } }));
    expect(await closed).toEqual({ code: 3005, reason: "connection expired" });
    expect(JSON.parse(received[0] ?? "")).toMatchObject({
      id: 1,
      connect: { expires: true, pong: true },
    });
  });

  it("takes channels away that a refreshed token no longer lists, and ends a change of user", async () => {
    const house = await start();
    const { socket, received, opened, closed } = rawSocket(house.url);
    await opened;
    const send = (command: object) => socket.send(JSON.stringify(command));
    send({ id: 1, connect: { token: await house.hub.token("7", ["public", "user#7"]) } });
    send({ id: 2, refresh: { token: await house.hub.token("7", ["public"]) } });
    await until(() => received.length === 3);
    expect(JSON.parse(received[1] ?? "")).toMatchObject({
      push: { channel: "user#7", unsubscribe: { code: 2000 } },
    });
    send({ id: 3, refresh: { token: await house.hub.token("8", ["public", "user#8"]) } });
    expect((await closed).code).toBe(3500);
  });
});

describe("a forced end", () => {
  it("brings the client back with a new token; the old one is refused", async () => {
    const house = await start();
    const old = await house.hub.token("7", ["user#7"]);
    const player = join(house, "7", ["user#7"]);
    const other = join(house, "8", ["user#8"]);
    await until(() => player.told.connects() === 1 && other.told.connects() === 1);
    house.hub.disconnect("7", "session ended");
    await until(() => player.told.connects() === 2);
    expect(player.told.connecting.map(({ code, reason }) => ({ code, reason }))).toContainEqual({
      code: 3011,
      reason: "session ended",
    });
    expect(player.asked()).toBe(2);
    expect(other.told.connects()).toBe(1);

    const { socket, received, opened } = rawSocket(house.url);
    await opened;
    socket.send(JSON.stringify({ id: 1, connect: { token: old } }));
    await until(() => received.length === 1);
    expect(JSON.parse(received[0] ?? "")).toEqual({
      id: 1,
      error: { code: 109, message: "token expired" },
    });
    socket.close();
  });

  it("is no way to end all guests", async () => {
    const house = await start();
    expect(() => house.hub.disconnect("", "no reason")).toThrow("guests");
  });
});

describe("limits", () => {
  it.each([
    ["what is no JSON", "hello"],
    ["what is no command", '{"id":1,"sing":{}}'],
    ["a command without a number", '{"connect":{}}'],
    ["a list", "[]"],
    ["null", "null"],
    ["a command before the connect", '{"id":1,"subscribe":{"channel":"public"}}'],
  ])("closes on %s with a reason", async (_name, text) => {
    const house = await start();
    const { socket, opened, closed } = rawSocket(house.url);
    await opened;
    socket.send(text);
    expect(await closed).toEqual({ code: 3501, reason: "bad request" });
  });

  it("closes on binary and on too long messages", async () => {
    const house = await start();
    const binary = rawSocket(house.url);
    const long = rawSocket(house.url);
    await Promise.all([binary.opened, long.opened]);
    binary.socket.send(Buffer.from("{}"));
    long.socket.send("x".repeat(16_385));
    expect((await binary.closed).code).toBe(3501);
    expect((await long.closed).code).toBe(1009);
  });

  it("closes a socket that sends more than twenty messages in a second", async () => {
    const at = new Date("2030-01-01T00:00:00Z");
    const house = await start({ clock: { now: () => at } });
    const { socket, received, opened, closed } = rawSocket(house.url);
    await opened;
    socket.send(JSON.stringify({ id: 1, connect: { token: await house.hub.token("", []) } }));
    for (let id = 2; id <= 21; id++)
      socket.send(JSON.stringify({ id, presence: { channel: "public" } }));
    expect(await closed).toEqual({ code: 3501, reason: "too many messages" });
    expect(received.length).toBeLessThanOrEqual(20);
  });

  it("closes a socket that never says who it is, and one that does not answer pings", async () => {
    const impatient = await start({ limits: { connectMs: 30 } });
    const silent = rawSocket(impatient.url);
    expect((await silent.closed).code).toBe(3502);
    const house = await start({ limits: { pingMs: 20, pongMs: 20 } });
    const deaf = rawSocket(house.url);
    await deaf.opened;
    deaf.socket.send(JSON.stringify({ id: 1, connect: { token: await house.hub.token("", []) } }));
    expect((await deaf.closed).code).toBe(3012);
    expect(deaf.received).toContain("{}");
  });

  it("keeps a client that answers pings", async () => {
    const house = await start({ limits: { pingMs: 10, pongMs: 1_000 } });
    const { told } = join(house, "", ["public"]);
    await until(() => told.connects() === 1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    house.hub.publish("public", "wins", 1);
    await until(() => told.heard.length === 1);
    expect(told.connects()).toBe(1);
  });

  it("counts connections per address and lets new ones in when others leave", async () => {
    const house = await start({ limits: { connectionsPerAddress: 2 } });
    const [first, second] = [rawSocket(house.url), rawSocket(house.url)];
    await Promise.all([first.opened, second.opened]);
    await expect(rawSocket(house.url).opened).rejects.toThrow("429");
    first.socket.close();
    await first.closed;
    await until(() => house.counted() === 1);
    await rawSocket(house.url).opened;
  });

  it("lets in pages of its own host only", async () => {
    const house = await start();
    const own = `http://${new URL(house.url).host}`;
    await rawSocket(house.url, { origin: own }).opened;
    await expect(rawSocket(house.url, { origin: "https://evil.example" }).opened).rejects.toThrow(
      "403",
    );
    await expect(rawSocket(house.url, { origin: "null" }).opened).rejects.toThrow("403");
    await expect(rawSocket(house.url.replace("/connection", "/other")).opened).rejects.toThrow(
      "404",
    );
  });

  it("drops a client that reads too slowly, with a code after which it comes back", async () => {
    const house = await start({ limits: { bufferedBytes: 1_000 } });
    const { socket, received, opened, closed } = rawSocket(house.url);
    await opened;
    socket.send(
      JSON.stringify({ id: 1, connect: { token: await house.hub.token("", ["public"]) } }),
    );
    await until(() => received.length === 1);
    socket.pause();
    const text = "x".repeat(100_000);
    // More than the operating system holds between the two ends of a local connection.
    for (let sent = 0; sent < 200; sent++) house.hub.publish("public", "wins", text);
    socket.resume();
    expect([3008, 1006]).toContain((await closed).code);
    expect(received.length).toBeLessThan(200);
  });
});

describe("closing", () => {
  it("sends clients away with a code after which they come back", async () => {
    const house = await startTestHouse();
    const { socket, opened, closed } = rawSocket(house.url);
    await opened;
    await house.close();
    expect(await closed).toEqual({ code: 3001, reason: "shutdown" });
    expect(house.counted()).toBe(0);
    socket.terminate();
  });
});
