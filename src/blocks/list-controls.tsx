import type { ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { useLocale } from "../hooks/use-site-content";
import { Chips, type Choice } from "../ui/chips";
import { SearchField } from "../ui/search/search-field";
import { Row, Stack } from "../ui/primitives";

interface ListControlsProps {
  search?: { label: string; placeholder: string; value: string; onChange: (value: string) => void };
  filter: { label: string; choices: readonly Choice[]; chosen: string; onChoose: (value: string) => void };
  /** Number of results. */
  count: number;
  /** The sentence with `{count}`, which screen readers announce politely. */
  countText: string;
  /** Further filters. */
  children?: ReactNode;
}

/** Search field, filter and number of results above a list. A filter whose only choice is “all” is not drawn. */
export const ListControls = ({ search, filter, count, countText, children }: ListControlsProps) => (
  <Stack gap={4} mb={7}>
    {search && <SearchField {...search} />}
    <Row gap={4}>
      {filter.choices.length > 1 && <Chips {...filter} />}
      {children}
      <p role="status" sx={{ variant: "text.label", marginInlineStart: [0, null, "auto"] }}>
        {fillPlaceholders(countText, { count: count.toLocaleString(useLocale()) })}
      </p>
    </Row>
  </Stack>
);
