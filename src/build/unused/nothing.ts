/** Stands in the browser's script for modules that no page uses (bundle.ts). */
export default undefined;
