import type { ThemeUICSSObject } from "@theme-ui/core";

// Styles of lists and tables are in separate files, so that only pages with such elements load them.

// A list with hairlines between its rows.
export const rows: ThemeUICSSObject = {
  display: "grid",
  "& > li": { borderTop: "1px solid", borderColor: "hairline", py: 5 },
};

export const columns: ThemeUICSSObject = {
  display: "grid",
  gap: [6, 6, 8],
  gridTemplateColumns: ["1fr", "1fr", "1fr 1fr"],
  alignItems: "center",
};
