import { loadReporter } from "./reporter";

/** Warnings about code of dependencies, and one that every first build shows while it encodes pictures. */
const NEEDLESS_WARNINGS = [
  /^gatsby-plugin-react-helmet: Gatsby now has built-in support/,
  /node_modules\/pg\/lib\/native\/client\.js/,
  /node_modules\/rate-limiter-flexible\/lib\/RateLimiterDrizzle\.js/,
  /^This query took more than 15s to run/,
];

/** Leaves the warnings out of Gatsby's output. It must be the first plugin, because another one warns in `onPreInit`. */
export function onPreInit(): void {
  const reporter = loadReporter();
  const { warn } = reporter;
  reporter.warn = (warning) => {
    if (!NEEDLESS_WARNINGS.some((pattern) => pattern.test(String(warning)))) warn.call(reporter, warning);
  };
}
