import process from "node:process";
import { setTimeout } from "node:timers";

// Preloaded into the host: SIGWINCH collects garbage, so that the memory measured afterwards is in use. (The host shuts
// down on SIGUSR2, because close-with-grace handles it.)
process.on("SIGWINCH", () => {
  globalThis.gc?.();
  setTimeout(() => globalThis.gc?.(), 500);
});
