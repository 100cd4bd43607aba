import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { Text } from "../../components/ui/primitives";
import { fillPlaceholders } from "../../domain/placeholders";
import { wcagLevel, type WcagResult } from "../../domain/wcag";
import * as styles from "../../theme/styles/lists";
import { Evidence } from "./evidence";

interface CriteriaTableProps {
  heading: string;
  criteria: readonly Queries.AccessibilityCriterionPartsFragment[];
  labels: Queries.CriteriaTableLabelsFragment;
}

// The linter takes a cell of a table for one of a grid, and would reject the attribute.
const CELL = { role: "cell" } as const;

/** The criteria of a principle with their results. On a phone, each row becomes a block that keeps its place in the table. */
export const CriteriaTable = ({ heading, criteria, labels }: CriteriaTableProps) => (
  <table role="table" sx={table}>
    <caption sx={styles.caption}>{heading}</caption>
    <thead>
      <tr role="row">
        {[labels.criterion, labels.result, labels.evidence].map((column) => (
          <th key={column} role="columnheader" scope="col" sx={{ variant: "text.label" }}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {criteria.map((criterion) => (
        <tr key={criterion.number} id={`criterion-${criterion.number}`} role="row">
          <th role="rowheader" scope="row">
            <Text as="span" variant="figure">
              {criterion.number}
            </Text>{" "}
            {criterion.name}{" "}
            <Text as="span" variant="label" sx={{ whiteSpace: "nowrap" }}>
              {fillPlaceholders(labels.level, { level: wcagLevel(criterion.number) ?? "" })}
            </Text>
          </th>
          <Text
            as="td"
            {...CELL}
            variant="small"
            color="text"
            sx={{ fontWeight: criterion.result === "supports" ? "body" : "heading" }}
          >
            {labels.results[criterion.result as WcagResult]}
          </Text>
          <Text as="td" {...CELL} variant="small" color="text">
            <Evidence criterion={criterion} labels={labels} />
          </Text>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The roles of the table are explicit, because browsers drop them from rows and cells that are blocks. */
const table: ThemeUICSSObject = {
  ...styles.table,
  display: ["block", "table"],
  tableLayout: "fixed",
  fontSize: "small",
  "& caption, & tbody": { display: ["block", null] },
  "& caption": { display: ["block", "table-caption"], ...styles.caption },
  // On a phone, only screen readers read the headings of the columns.
  "& thead": { position: ["absolute", "static"], clipPath: ["inset(50%)", "none"] },
  "& tbody": { display: ["block", "table-row-group"] },
  "& tr": {
    display: ["block", "table-row"],
    py: [4, 0],
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  "& th, & td": { display: ["block", "table-cell"], textAlign: "left", verticalAlign: "top", py: [1, 3], pr: [0, 5] },
  "& th[scope=row]": { color: "text", fontWeight: "heading", fontSize: "body" },
  "& th:nth-of-type(1)": { width: ["auto", "30%"] },
};

export const criteriaTableFragment = graphql`
  fragment CriteriaTableLabels on AccessibilityPageLabels {
    ...AccessibilityEvidenceLabels
    level
    criterion
    result
    evidence
    results {
      supports
      partiallySupports
      doesNotSupport
      notApplicable
      notEvaluated
    }
  }
`;
