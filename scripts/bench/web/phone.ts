/** The screen of a phone as most are, for a context of Playwright. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
} as const;

/** "Fast 4G" as the developer tools of Chromium apply it (`front_end/core/sdk/NetworkManager.ts`). */
export const FAST_4G = {
  offline: false,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  latency: 60 * 2.75,
};
