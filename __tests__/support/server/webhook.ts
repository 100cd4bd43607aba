import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface Received {
  readonly path: string;
  readonly id: string;
  readonly body: unknown;
}

export interface WebhookReceiver {
  readonly url: string;
  /** The webhooks with a valid signature, whatever the response was. */
  readonly received: Received[];
  /** The verification errors of webhooks with an invalid signature. */
  readonly forged: unknown[];
  close(): void;
}

/**
 * Receives webhooks, and verifies their signatures.
 * @param status returns the response status; its argument is the index of the last valid webhook, or -1 before the first
 */
export async function startWebhookReceiver(
  secret: string,
  status: (lastValidIndex: number) => number = () => 204,
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const forged: unknown[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      try {
        const headers = request.headers as Record<string, string>;
        const body = new Webhook(secret).verify(text, headers);
        received.push({ path: request.url ?? "", id: headers["webhook-id"] ?? "", body });
      } catch (error) {
        forged.push(error);
      }
      response.writeHead(status(received.length - 1)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A failed test does not close the server, and Jest would then wait forever.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    forged,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
