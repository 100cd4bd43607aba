/** The component for the head of a page. Browsers get `late-helmet.tsx` instead (gatsby/node/webpack.ts). */
export { Helmet } from "react-helmet";
