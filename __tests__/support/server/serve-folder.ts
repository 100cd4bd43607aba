import { createApp } from "../../../server/app";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Closes something at the end of the test. */
export function closeAfterTest(close: () => unknown): void {
  closers.push(close);
}

/** Serves a folder in this process until the test ends. @returns its URL */
export async function listen(folder: string): Promise<string> {
  const app = await createApp(folder);
  closeAfterTest(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
}
