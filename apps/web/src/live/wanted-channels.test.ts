import { ROCKET_CHANNEL } from "@houselight/contracts/live";
import { expect, it, vi } from "vitest";
import { type WantedChannel, wantedChannels } from "./wanted-channels.ts";

function openPage() {
  const channels = wantedChannels();
  const heard: string[] = [];
  const socket = (name: string) => (one: WantedChannel) => {
    heard.push(`${name} hears ${one.channel}`);
    return () => void heard.push(`${name} leaves ${one.channel}`);
  };
  return { channels, heard, socket };
}

const nothing = () => {};

it("hears a channel while a page wants it", () => {
  const { channels, heard, socket } = openPage();
  channels.open(socket("first"));
  expect(heard).toEqual([]);
  const leave = channels.want("rocket", ROCKET_CHANNEL, nothing);
  expect(heard).toEqual(["first hears rocket"]);
  leave();
  expect(heard).toEqual(["first hears rocket", "first leaves rocket"]);
});

it("hears what was wanted before the socket was open", () => {
  const { channels, heard, socket } = openPage();
  const leave = channels.want("rocket", ROCKET_CHANNEL, nothing);
  channels.want("rocket", ROCKET_CHANNEL, nothing)();
  channels.open(socket("first"));
  expect(heard).toEqual(["first hears rocket"]);
  leave();
  expect(heard).toHaveLength(2);
});

it("goes on with the next socket, as after a sign-in", () => {
  const { channels, heard, socket } = openPage();
  const leave = channels.want("rocket", ROCKET_CHANNEL, nothing);
  const close = channels.open(socket("first"));
  close();
  channels.open(socket("second"));
  leave();
  expect(heard).toEqual(["first hears rocket", "second hears rocket", "second leaves rocket"]);
});

it("keeps a socket that took over from one that closes late", () => {
  const { channels, heard, socket } = openPage();
  const closeFirst = channels.open(socket("first"));
  channels.open(socket("second"));
  closeFirst();
  channels.want("rocket", ROCKET_CHANNEL, nothing);
  expect(heard).toEqual(["second hears rocket"]);
});

it("leaves nothing that is no longer heard", () => {
  const { channels, heard, socket } = openPage();
  const close = channels.open(socket("first"));
  const leave = channels.want("rocket", ROCKET_CHANNEL, nothing);
  close();
  leave();
  expect(heard).toEqual(["first hears rocket"]);
});

it("hands over how a gap is closed", () => {
  const { channels } = openPage();
  const onGap = vi.fn();
  channels.open(({ onGap: close }) => {
    close();
    return nothing;
  });
  channels.want("rocket", ROCKET_CHANNEL, onGap);
  expect(onGap).toHaveBeenCalledTimes(1);
});
