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
 * The comparison of many devices: of those that are chosen, which the query string contains. On a phone, all of them are
 * next to each other. A build for few devices omits this module (gatsby/node/webpack.ts).
 */
export const CompareMany = ({ devices, choiceLabels, ...props }: CompareManyProps) => {
  const { chosen, toggle } = useChosenProducts(devices);
  return (
    <div
      sx={{
        [`@media screen and ${belowSmall}`]: phoneTable(chosen.length),
        "thead [data-script]": { display: "none" },
      }}
    >
      <Compare
        {...props}
        devices={devices.filter(({ slug }) => chosen.includes(slug))}
        choice={<ProductChoice products={devices} chosen={chosen} labels={choiceLabels} onToggle={toggle} />}
      />
    </div>
  );
};

/**
 * The rows of a phone with all columns, where those of few devices have two columns with a picker each. Long words are
 * hyphenated.
 */
const phoneTable = (count: number): ThemeUICSSObject => ({
  "&&& tr, &&& tr[data-extra]": {
    display: "grid",
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    columnGap: 2,
  },
  "&&& tbody[data-extra], &&& td[data-extra], &&& th[data-extra]": { display: "block" },
  "&&& :is(th[scope=row], th[scope=rowgroup])": { gridColumn: "1 / -1" },
  "&&& td": { fontFamily: "body", hyphens: "auto" },
  "&&& thead a": { fontSize: "small", hyphens: "auto" },
});
