import type { Compiler } from "webpack";

const NAME = "gatsby-plugin-compile-hints";

/** With this comment, Chrome compiles all functions of a script on another thread, instead of each at its first call. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** A webpack plugin that writes the hint at the start of every script. */
export const compileHints = {
  apply: ({ hooks, webpack }: Compiler): void =>
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources, WebpackError } = webpack;
      // After the minifier removes comments, and before webpack computes the hashes in file names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      const isScript = (name: string): boolean => name.endsWith(".js");
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const name of Object.keys(assets).filter(isScript)) {
          compilation.updateAsset(name, (source) => new sources.ConcatSource(HINT, source));
        }
      });
      compilation.hooks.afterProcessAssets.tap(NAME, (assets) => {
        const scriptsWithoutHint = Object.keys(assets).filter(
          (name) => isScript(name) && !assets[name]?.source().toString().startsWith(HINT),
        );
        if (scriptsWithoutHint.length === 0) return;
        compilation.errors.push(
          new WebpackError(`${NAME}: another plugin has removed the hint from ${scriptsWithoutHint.join(", ")}.`),
        );
      });
    }),
};
