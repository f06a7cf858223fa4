import { type EndpointShape, fillPath } from "@houselight/contracts/endpoint";

/**
 * Sends a call while the browser leaves the page: at once, for nothing that waits is run then. Its
 * answer comes to nobody.
 */
export function sendLast({ method, path }: EndpointShape, body: object): void {
  void fetch(fillPath(path, {}), {
    method,
    keepalive: true,
    credentials: "same-origin",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
