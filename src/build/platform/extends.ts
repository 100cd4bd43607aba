/** Babel's `_extends`, as the browsers that the site supports have it (bundle.ts). */
// eslint-disable-next-line import-x/no-default-export
export default Object.assign;
