/** Babel's `_toConsumableArray`, as the browsers that the site supports have it (bundle.ts). */
export default Array.from;
