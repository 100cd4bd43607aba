import type { ReactNode } from "react";
import { Text } from "./primitives";

interface DisclosureProps {
  summary: string;
  /** Whether the content is visible at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that opens below its heading. It is always printed, like that of all `details`. */
export const Disclosure = ({ summary, isOpen = false, children }: DisclosureProps) => (
  <details
    open={isOpen}
    sx={{
      borderTop: "1px solid",
      borderColor: "border",
      "&:last-of-type": { borderBottom: "1px solid", borderBottomColor: "border" },
    }}
  >
    <summary sx={{ py: 4, minHeight: "touch", cursor: "pointer" }}>
      <Text as="span" variant="h4" sx={{ display: "inline" }}>
        {summary}
      </Text>
    </summary>
    <div sx={{ pb: 6 }}>{children}</div>
  </details>
);
