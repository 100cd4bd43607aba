import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatDecimals } from "@capture/domain/lib/locale";
import { TableHead, TableRegion } from "../../ui/table-region";
import { useLocale } from "../../hooks/use-site-content";
import * as styles from "../../theme/styles/tables";

interface CheckTableProps {
  checks: Queries.SampleChecksFieldsFragment;
  labels: Queries.SampleCheckLabelsFragment;
}

/** Lengths are exact to the millimeter. */
const DECIMALS = 3;

/** True lengths, and the shortest and the longest length that the accuracy allows, in meters. */
export const CheckTable = ({ checks: { accuracy, confidence, dimensions }, labels }: CheckTableProps) => {
  const locale = useLocale();
  return (
    <TableRegion>
      <table sx={{ ...styles.table, "& th, & td": { paddingInlineEnd: [3, 5] } }}>
        <caption sx={styles.caption}>{fillPlaceholders(labels.checks, { accuracy, confidence })}</caption>
        <TableHead headings={[labels.dimension, labels.trueLength, labels.min, labels.max]} />
        <tbody>
          {dimensions.map(({ name, length, min, max }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatDecimals(length, DECIMALS, locale)}</td>
              <td>{formatDecimals(min, DECIMALS, locale)}</td>
              <td>{formatDecimals(max, DECIMALS, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
};

export const checkTableFragments = graphql`
  fragment SampleChecksFields on SampleChecks {
    accuracy
    confidence
    dimensions {
      name
      length
      min
      max
    }
  }
  fragment SampleCheckLabels on SampleDataPageLabels {
    dimension
    trueLength
    min
    max
    checks
  }
`;
