import type { ReactNode } from "react";
import { Chips, type Choice } from "../ui/chips";
import { SearchField } from "../ui/search/search-field";
import { Row } from "../ui/layout/row";
import { Stack } from "../ui/layout/stack";

interface ListControlsProps {
  search?: { label: string; placeholder: string; value: string; onChange: (value: string) => void };
  filter: { label: string; choices: readonly Choice[]; chosen: string; onChoose: (value: string) => void };
  /** How many were found, in words; said politely to screen readers. */
  count: string;
  children?: ReactNode;
}

/** Search, filter and count over a list. */
export const ListControls = ({ search, filter, count, children }: ListControlsProps) => (
  <Stack gap={4} mb={7}>
    {search && <SearchField {...search} />}
    <Row gap={4}>
      <Chips {...filter} />
      <p role="status" sx={{ variant: "text.label", ml: [0, null, "auto"] }}>
        {count}
      </p>
    </Row>
    {children}
  </Stack>
);
