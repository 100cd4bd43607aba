import type { ReactNode } from "react";

/**
 * What is laid out after all else while a page comes to life
 * (`theme/global.ts`), though it shares a band with a field. Chrome looks
 * whether fields can be filled in as soon as it has read the page, and lays
 * out the whole band of each for that.
 */
export const Rest = ({ children }: { children: ReactNode }) => (
  // Margins stay within, as they do while it is not laid out.
  <div data-rest="" sx={{ display: "flow-root" }}>
    {children}
  </div>
);
