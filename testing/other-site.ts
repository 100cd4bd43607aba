import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { TourCommand } from "@capture/viewer/embed-messages";

declare global {
  interface Window {
    /** What the frame has posted. */
    received: { readonly type: string; readonly station?: string; readonly meters?: number }[];
  }
}

/** A page that shows a frame and isolates itself, so that the frame needs all headers that a frame can need. */
const outerPage = (frame: string): string => `<!doctype html><html lang="en"><title>A partner</title><body>
<script>window.received = []; addEventListener("message", ({ data }) => received.push(data));</script>${frame}`;

/** Serves a page of another site with a frame. @returns its URL, and a function that ends it */
export async function serveOuterPage(frame: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
    response.end(outerPage(frame));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The site is served at 127.0.0.1, which is another origin and another site.
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => void server.close() };
}

/** Waits until the frame has posted an event, and returns all of them. */
export async function waitForEvent(page: Page, type: string, station?: string): Promise<Window["received"]> {
  await page.waitForFunction(
    ([expected, at]) =>
      window.received.some((event) => event.type === expected && (at === undefined || event.station === at)),
    [type, station] as const,
  );
  return page.evaluate(() => window.received);
}

export const sendCommand = (page: Page, command: TourCommand): Promise<void> =>
  page.evaluate(
    (sent) =>
      document.querySelector("iframe")?.contentWindow?.postMessage({ source: "tour", version: 1, ...sent }, "*"),
    command,
  );
