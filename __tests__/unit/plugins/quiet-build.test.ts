import { onPreInit } from "../../../plugins/gatsby-plugin-quiet-build/gatsby-node";
import { loadReporter } from "../../../plugins/gatsby-plugin-quiet-build/reporter";

test("leaves out the warnings that need no action, and no others", () => {
  const reporter = loadReporter();
  const warn = jest.spyOn(reporter, "warn").mockImplementation();
  onPreInit();
  for (const warning of [
    "gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying the document head.",
    "./node_modules/pg/lib/native/client.js\nModule not found: Can't resolve 'pg-native'",
    "./node_modules/rate-limiter-flexible/lib/RateLimiterDrizzle.js\nCritical dependency",
    "This query took more than 15s to run — which might indicate",
  ])
    reporter.warn(warning);
  expect(warn).not.toHaveBeenCalled();
  reporter.warn("./src/pages/index.tsx\nModule not found");
  expect(warn).toHaveBeenCalledWith("./src/pages/index.tsx\nModule not found");
  jest.restoreAllMocks();
});
