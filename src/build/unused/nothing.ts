/** Stands in the browser's script for modules that no page uses (bundle.ts). */
// Those that import one of them ask for its default.
// eslint-disable-next-line import-x/no-default-export
export default undefined;
