import process from "node:process";
import { setTimeout } from "node:timers";

// Preloaded into the host, so that its memory can be measured without what waits to be collected.
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  setTimeout(() => globalThis.gc?.(), 500);
});
