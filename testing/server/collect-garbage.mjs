import process from "node:process";
import { setTimeout } from "node:timers";

// Preloaded into the host: SIGUSR2 collects garbage, so that the memory measured afterwards is in use.
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  setTimeout(() => globalThis.gc?.(), 500);
});
