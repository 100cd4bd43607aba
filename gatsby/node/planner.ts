import type { CreateResolversArgs } from "gatsby";
import { SPECIFIED_FIGURES, specifiedFigures, type SpecifiedFigure } from "../../src/domain/planner";
import type { FigureNode } from "./conditions";
import type { Context } from "./seo/site-page";

/** Adds to each device of the planner the figures of its specification. */
export function addPlannerFigures({ createResolvers }: CreateResolversArgs): void {
  const fields = (Object.keys(SPECIFIED_FIGURES) as SpecifiedFigure[]).map((figure) => [
    figure,
    {
      type: SPECIFIED_FIGURES[figure].isRequired ? "Float!" : "Float",
      resolve: async ({ device }: { device: string }, _args: unknown, { nodeModel }: Context) => {
        const query = { filter: { slug: { eq: device } } };
        const product = await nodeModel.findOne<{ specifications?: FigureNode[] }>({ type: "Product", query });
        return specifiedFigures(product?.specifications ?? [])[figure];
      },
    },
  ]);
  createResolvers({ PlannedDevice: Object.fromEntries(fields) as object });
}
