/**
 * Definitions for webpack's ProvidePlugin: the functions that replace `decodeURI` and `decodeURIComponent`.
 * @param module path of `decode.ts`
 */
export const safeDecoders = (module: string): Record<string, string[]> => ({
  decodeURI: [module, "safeDecodeURI"],
  decodeURIComponent: [module, "safeDecodeURIComponent"],
});
