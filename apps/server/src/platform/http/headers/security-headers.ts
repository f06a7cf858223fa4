/** Features of the browser that the site's own pages use: sound, full screen and the like of games, payment, passkeys. */
const USED = [
  "autoplay",
  "clipboard-write",
  "fullscreen",
  "gamepad",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
];
/** Features that no page has, not even through a script that should not be there. */
const UNUSED = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Headers of every answer. They never change, so they stand here as they are sent: a plugin computes
 * them anew for each request. A page adds its content policy.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": [
    ...USED.map((feature) => `${feature}=(self)`),
    ...UNUSED.map((feature) => `${feature}=()`),
  ].join(", "),
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  // The filter of old browsers can be turned against a page: off.
  "x-xss-protection": "0",
};
