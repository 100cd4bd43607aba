import { fillPlaceholders } from "@capture/domain/placeholders";
import { Grid } from "../../ui/primitives";
import { CheckTable } from "./check-table";

interface PlanAndChecksProps {
  page: {
    readonly tour: { readonly name: string };
    readonly plan: { readonly url: string; readonly width: number; readonly height: number } | null;
    readonly labels: Queries.SampleCheckLabelsFragment & { readonly plan: string };
  };
  checks: Queries.SampleChecksFieldsFragment;
}

/** The floor plan, if it is one of the files, as a link to the whole plan, next to the true dimensions. */
export const PlanAndChecks = ({ page: { tour, plan, labels }, checks }: PlanAndChecksProps) => (
  <Grid
    gap={[7, 7, 8]}
    columns={["minmax(0, 1fr)", null, plan ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)"]}
    alignItems="start"
  >
    {plan && (
      <a href={plan.url}>
        <img
          src={plan.url}
          alt={fillPlaceholders(labels.plan, { name: tour.name })}
          width={plan.width}
          height={plan.height}
          loading="lazy"
          sx={{ width: "100%", height: "auto" }}
        />
      </a>
    )}
    <CheckTable checks={checks} labels={labels} />
  </Grid>
);
