/** Babel's `_extends`, as the browsers that the site supports have it (bundle.ts). */
export default Object.assign;
