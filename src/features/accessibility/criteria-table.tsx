import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { wcagLevel, type WcagResult } from "@capture/domain/wcag";
import { Grid, Text } from "../../ui/primitives";
import { TableHead } from "../../ui/table-region";
import * as styles from "../../theme/styles/tables";
import { Evidence } from "./evidence";

interface CriteriaTableProps {
  heading: string;
  criteria: readonly Queries.AccessibilityCriterionFieldsFragment[];
  labels: Queries.CriteriaTableLabelsFragment;
}

/** The criteria of a principle with their results and the evidence for them. */
export const CriteriaTable = ({ heading, criteria, labels }: CriteriaTableProps) => (
  <table sx={table}>
    <caption sx={styles.caption}>{heading}</caption>
    <TableHead headings={[labels.criterion, labels.result]} />
    <tbody>
      {criteria.map((criterion) => (
        <tr key={criterion.number} id={`criterion-${criterion.number}`}>
          <th scope="row">
            <Text as="span" variant="figure">
              {criterion.number}
            </Text>{" "}
            {criterion.name}{" "}
            <Text as="span" variant="label">
              {fillPlaceholders(labels.level, { level: wcagLevel(criterion.number) ?? "" })}
            </Text>
          </th>
          <td>
            <Grid gap={[2, null, 5]} columns={["minmax(0, 1fr)", null, "10rem minmax(0, 1fr)"]}>
              <p sx={{ fontWeight: criterion.result === "supports" ? "body" : "heading" }}>
                {labels.results[criterion.result as WcagResult]}
              </p>
              <Evidence criterion={criterion} labels={labels} />
            </Grid>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const table: ThemeUICSSObject = {
  ...styles.table,
  tableLayout: "fixed",
  fontSize: "small",
  "th:first-of-type": { width: ["38%", "30%"], paddingInlineEnd: [3, 5] },
  "th[scope=row]": { color: "text" },
  td: { fontSize: "small" },
};

export const criteriaTableFragment = graphql`
  fragment CriteriaTableLabels on AccessibilityPageLabels {
    ...AccessibilityEvidenceLabels
    level
    criterion
    result
    results {
      supports
      partiallySupports
      doesNotSupport
      notApplicable
      notEvaluated
    }
  }
`;
