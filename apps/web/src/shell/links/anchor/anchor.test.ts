import type { MouseEvent, ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Anchor, type AnchorProps } from "./anchor.tsx";

const follow = vi.fn();
const loadAhead = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Draws an anchor and returns what its element has been given. */
const draw = (more: Partial<AnchorProps> = {}) =>
  (Anchor({ href: "/slots", follow, loadAhead, ...more }) as ReactElement<Required<AnchorProps>>)
    .props;

/** Presses an anchor; tells whether the browser's own way was stopped. */
function press(more: Partial<AnchorProps> = {}, keys: Partial<MouseEvent> = {}): boolean {
  const event = {
    button: 0,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
    ...keys,
  };
  draw(more).onClick(event as MouseEvent<HTMLAnchorElement>);
  return event.defaultPrevented;
}

describe("a press on an anchor", () => {
  it("is followed by the site", () => {
    expect(press()).toBe(true);
    expect(press({ target: "_self" })).toBe(true);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["with Ctrl", {}, { ctrlKey: true }],
    ["with Command", {}, { metaKey: true }],
    ["with Shift", {}, { shiftKey: true }],
    ["with Alt", {}, { altKey: true }],
    ["of the middle button", {}, { button: 1 }],
    ["that leads to another tab", { target: "_blank" }, {}],
  ])("%s is left to the browser", (_, props, keys) => {
    expect(press(props, keys)).toBe(false);
    expect(follow).not.toHaveBeenCalled();
  });

  it("is not followed where its own handler has taken it", () => {
    const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    expect(press({ onClick })).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
    expect(follow).not.toHaveBeenCalled();
  });
});

describe("the place behind an anchor is loaded ahead", () => {
  it("once a pointer or the focus rests on it, and not when they pass", () => {
    const { onMouseEnter, onMouseLeave, onFocus, onBlur } = draw();
    onMouseEnter({} as never);
    vi.advanceTimersByTime(40);
    onMouseLeave({} as never);
    onFocus({} as never);
    vi.advanceTimersByTime(40);
    onBlur({} as never);
    vi.advanceTimersByTime(1000);
    expect(loadAhead).not.toHaveBeenCalled();
    onMouseEnter({} as never);
    vi.advanceTimersByTime(50);
    expect(loadAhead).toHaveBeenCalledOnce();
  });

  it("when a finger touches it, and never where that is not wanted", () => {
    draw().onTouchStart({} as never);
    expect(loadAhead).toHaveBeenCalledOnce();
    const { onTouchStart, onMouseEnter } = draw({ loadAhead: undefined });
    onTouchStart({} as never);
    onMouseEnter({} as never);
    vi.advanceTimersByTime(1000);
    expect(loadAhead).toHaveBeenCalledOnce();
  });
});
