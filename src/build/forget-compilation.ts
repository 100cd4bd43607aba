import { setImmediate } from "node:timers/promises";
import type { Compiler, Stats } from "webpack";
import { collectGarbage, compactHeap } from "./frugal-heap";

const NAME = "forgetCompilation";

/** After webpack has written its cache. */
const LAST = 100;

/**
 * A plugin of webpack that lets go of what was compiled once the compiler is
 * closed. Gatsby keeps the statistics of its compilations to the end of a
 * build, and with them every module, its source and its graph.
 */
export const forgetCompilation = {
  apply({ hooks, cache }: Compiler): void {
    let kept: Stats[] = [];
    hooks.done.tap(NAME, (stats) => void kept.push(stats));
    cache.hooks.shutdown.tapPromise({ name: NAME, stage: LAST }, async () => {
      // Gatsby closes the last of its compilers again when all is compiled and nothing else runs.
      const again = kept.length === 0;
      for (const stats of kept) Reflect.deleteProperty(stats, "compilation");
      kept = [];
      await setImmediate();
      if (again) compactHeap();
      else collectGarbage();
    });
  },
};
