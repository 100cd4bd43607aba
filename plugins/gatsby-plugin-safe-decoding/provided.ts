/**
 * For webpack's ProvidePlugin: what `decodeURI` and `decodeURIComponent` mean in every script.
 * @param module path of `decode.ts`
 */
export const safeDecoders = (module: string): Record<string, string[]> => ({
  decodeURI: [module, "safeDecodeURI"],
  decodeURIComponent: [module, "safeDecodeURIComponent"],
});
