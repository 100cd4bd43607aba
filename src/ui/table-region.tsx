import type { ReactNode } from "react";

interface TableRegionProps {
  /** The name of a table that is wider than a phone, for screen readers. Others scroll only if the text is large. */
  label?: string;
  children: ReactNode;
}

/**
 * A table that is wider than the page scrolls in this region, which the keyboard can focus. `position: relative` contains
 * visually hidden text of the table, which would otherwise widen the page.
 */
export const TableRegion = ({ label, children }: TableRegionProps) => (
  <div
    {...(label !== undefined && { role: "region", "aria-label": label, tabIndex: 0 })}
    sx={{ position: "relative", overflowX: "auto" }}
  >
    {children}
  </div>
);

/** The row of column headings of a table. */
export const TableHead = ({ headings }: { headings: readonly string[] }) => (
  <thead>
    <tr>
      {headings.map((heading) => (
        <th key={heading} scope="col" sx={{ variant: "text.label" }}>
          {heading}
        </th>
      ))}
    </tr>
  </thead>
);
