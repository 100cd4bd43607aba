import type { ComponentProps } from "react";
import { ProductChoice } from "../../../blocks/product-choice";
import { useChosenProducts } from "../../../blocks/use-chosen-products";
import { Planner } from "./planner";

interface PlannerOfManyProps extends ComponentProps<typeof Planner> {
  choiceLabels: Queries.ProductChoiceLabelsFragment | null;
}

/**
 * The planner of many devices: for those that are chosen, which the query string contains. A build for few devices omits
 * this module (gatsby/node/webpack.ts).
 */
export const PlannerOfMany = ({ planner, choiceLabels, ...props }: PlannerOfManyProps) => {
  const products = planner.devices.map(({ device }) => device);
  const { chosen, toggle } = useChosenProducts(products);
  const devices = planner.devices.filter(({ device }) => chosen.includes(device.slug));
  return (
    <Planner
      {...props}
      planner={{ ...planner, devices }}
      choice={<ProductChoice products={products} chosen={chosen} labels={choiceLabels} onToggle={toggle} />}
    />
  );
};
