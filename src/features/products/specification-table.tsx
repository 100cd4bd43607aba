import type { ThemeUICSSObject } from "@theme-ui/core";
import { specificationAnchor, specificationRows } from "@capture/domain/specifications";
import { FigureChanges } from "./figure-changes";
import * as styles from "../../theme/styles/lists";
import { ConditionsText } from "./conditions-text";
import { LinkedText } from "./linked-text";
import { TableRegion } from "../../ui/table-region";
import { Grid, Stack } from "../../ui/primitives";
import { space } from "../../theme/tokens";

const ANCHORS_WIDTH = "14rem";

/** The styles of what is below the tables and begins where they begin, next to the anchors. */
export const underTable: ThemeUICSSObject = { paddingInlineStart: [0, null, `calc(${ANCHORS_WIDTH} + ${space[8]}px)`] };

interface SpecificationTableProps {
  groups: readonly Queries.SpecificationGroupFieldsFragment[];
  specifications: readonly Queries.SpecificationFieldsFragment[];
  /** Words that are linked to the glossary. */
  uses: readonly Queries.TermUseFieldsFragment[];
  /** Changes of its figures, newest first. */
  changes: readonly Queries.FigureChangeFieldsFragment[];
  /** Accessible name of the list of anchors. */
  name: string;
}

/** One device's specification: a table for each group, and a sticky list of anchors next to them. */
export const SpecificationTable = ({ groups, specifications, uses, changes, name }: SpecificationTableProps) => {
  const tables = specificationRows(groups, [{ specifications, termUses: uses }]);
  return (
    <Grid gap={[6, null, 8]} columns={["minmax(0, 1fr)", null, `${ANCHORS_WIDTH} minmax(0, 1fr)`]}>
      <nav aria-label={name} sx={{ position: [null, null, "sticky"], top: 104, alignSelf: "start" }}>
        <ul
          className="anchors"
          sx={{ display: "flex", flexDirection: [null, null, "column"], flexWrap: "wrap", gap: [3, null, 1] }}
        >
          {tables.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} sx={{ variant: "layout.footerLink" }}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap={8}>
        {tables.map(({ id, title, rows }) => (
          <TableRegion key={id}>
            <table id={id} sx={styles.table}>
              <caption sx={styles.caption}>{title}</caption>
              <tbody>
                {rows.map(({ key, label, labelUses, cells }) => (
                  <tr key={key} id={specificationAnchor(key)}>
                    <th scope="row">
                      <LinkedText text={label} uses={labelUses} />
                    </th>
                    {cells.map(({ value, conditions, uses: valueUses }) => (
                      <td key={key}>
                        <LinkedText text={value} uses={valueUses} />
                        {conditions !== null && <ConditionsText text={conditions} />}
                        <FigureChanges changes={changes} field={key} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableRegion>
        ))}
      </Stack>
    </Grid>
  );
};
