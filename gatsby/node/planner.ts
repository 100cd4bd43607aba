import { SPECIFIED_FIGURES, specifiedFigures, type SpecifiedFigure } from "@capture/domain/planner";
import type { SpecValueNode } from "./conditions";
import { computed } from "../lib/node-model";

/** For each device of the planner the spec values with which it computes. */
export const plannerFields = {
  PlannedDevice: Object.fromEntries(
    (Object.keys(SPECIFIED_FIGURES) as SpecifiedFigure[]).map((figure) => [
      figure,
      computed(
        SPECIFIED_FIGURES[figure].isRequired ? "Float!" : "Float",
        async ({ device }: { device: string }, model) => {
          const query = { filter: { slug: { eq: device } } };
          const product = await model.findOne<{ specifications?: SpecValueNode[] }>({ type: "Product", query });
          return specifiedFigures(product?.specifications ?? [])[figure];
        },
      ),
    ]),
  ),
};
