import process from "node:process";
import { setTimeout } from "node:timers";

// Preloaded into the host: SIGWINCH triggers a garbage collection, so that a measurement after it includes only memory in
// use. (SIGUSR2 is not possible: close-with-grace shuts the host down on it.)
process.on("SIGWINCH", () => {
  globalThis.gc?.();
  setTimeout(() => globalThis.gc?.(), 500);
});
