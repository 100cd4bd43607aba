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
  /** What came in with a right signature, taken or not. */
  readonly received: Received[];
  /** What came in with a wrong one. */
  readonly forged: unknown[];
  close(): void;
}

/**
 * Receives webhooks, and checks their signatures.
 * @param status what each is answered with, by its number
 */
export async function startWebhookReceiver(
  secret: string,
  status: (number: number) => number = () => 204,
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
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // Where a test fails, nobody closes it, and Jest would wait for ever.
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
