import { Grid } from "../../components/ui/primitives";
import { fillPlaceholders } from "../../domain/placeholders";
import { CheckTable } from "./check-table";

interface PlanAndChecksProps {
  page: {
    readonly tour: { readonly name: string };
    readonly deliverables: readonly { readonly kind: string; readonly url: string }[];
    readonly labels: Queries.SampleCheckLabelsFragment & { readonly plan: string };
  };
  checks: Queries.SampleChecksPartsFragment;
}

/** The floor plan, if it is one of the files, as a link to the whole plan, next to the true dimensions. */
export const PlanAndChecks = ({ page: { tour, deliverables, labels }, checks }: PlanAndChecksProps) => {
  const plan = deliverables.find(({ kind }) => kind === "svg");
  return (
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
            loading="lazy"
            sx={{ width: "100%" }}
          />
        </a>
      )}
      <CheckTable checks={checks} labels={labels} />
    </Grid>
  );
};
