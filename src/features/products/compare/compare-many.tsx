import type { ThemeUICSSObject } from "@theme-ui/core";
import type { ComponentProps } from "react";
import { ProductChoice } from "../../../blocks/product-choice";
import { useChosenProducts } from "../../../blocks/use-chosen-products";
import { belowSmall } from "../../../theme/breakpoints";
import { Compare } from "./compare";

interface CompareManyProps extends ComponentProps<typeof Compare> {
  choiceLabels: Queries.ProductChoiceLabelsFragment | null;
}

/**
 * The comparison of many devices: of those that are chosen, which the query string contains. On a phone, their columns
 * scroll sideways. A build for few devices omits this module (gatsby/node/webpack.ts).
 */
export const CompareMany = ({ devices, choiceLabels, ...props }: CompareManyProps) => {
  const { chosen, toggle } = useChosenProducts(devices);
  return (
    <div sx={{ [`@media screen and ${belowSmall}`]: PHONE_TABLE, "thead [data-script]": { display: "none" } }}>
      <Compare
        {...props}
        devices={devices.filter(({ slug }) => chosen.includes(slug))}
        choice={<ProductChoice products={devices} chosen={chosen} labels={choiceLabels} onToggle={toggle} />}
      />
    </div>
  );
};

const ROW_HEADS = ":is(th[scope=row], thead th:first-of-type)";

/**
 * A table that scrolls in both directions, below the names of the devices and next to the labels of the rows. Its position
 * contains the visually hidden caption.
 */
const PHONE_TABLE: ThemeUICSSObject = {
  "&&& table": { display: "block", position: "relative", overflow: "auto", maxHeight: "85vh" },
  "&&& thead": { display: "table-header-group" },
  "&&& tbody, &&& tbody[data-extra]": { display: "table-row-group" },
  "&&& tr, &&& tr[data-extra]": { display: "table-row", position: "static" },
  "&&& tr > *": { display: "table-cell", minWidth: "9rem", py: 3, paddingInlineEnd: 4, borderBottomWidth: 1 },
  "&&& thead th": { position: "sticky", top: 0 },
  [`&&& ${ROW_HEADS}`]: {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    minWidth: "7rem",
    width: "7rem",
    bg: "background",
  },
  "&&& thead th:first-of-type": { zIndex: 2 },
  // The head of a group is as wide as the table, so only its text can stay in view.
  "&&& th[scope=rowgroup] > span": { display: "inline-block", position: "sticky", insetInlineStart: 0 },
};
