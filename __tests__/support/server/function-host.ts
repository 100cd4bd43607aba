import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface FunctionHost {
  readonly url: string;
  close(): void;
}

/** The parts of Express and Gatsby that are used here; neither has types for them. */
interface App {
  (...args: Parameters<RequestListener>): void;
  all(path: string, ...handlers: readonly unknown[]): void;
}

interface Middleware {
  functionMiddlewares(options: { getFunctions: () => readonly object[] }): readonly unknown[];
}

/** Runs a function with the code that `gatsby develop` and `gatsby serve` use. */
export async function startFunctionHost(route: string, file: string): Promise<FunctionHost> {
  const express = jest.requireActual<() => App>("express");
  const { functionMiddlewares } = jest.requireActual<Middleware>("gatsby/dist/internal-plugins/functions/middleware");
  const app = express();
  const known = { functionRoute: route, absoluteCompiledFilePath: file, originalRelativeFilePath: file };
  app.all("/api/*", ...functionMiddlewares({ getFunctions: () => [known] }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
