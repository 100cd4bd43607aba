import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { specificationAnchor } from "@capture/domain/specifications";
import * as styles from "../../theme/styles/tables";
import { ConditionsText, LinkedText, ValueChanges } from "./row-texts";
import { Disclosure } from "../../ui/disclosure";
import { useOpenedByLink } from "../../hooks/use-opened-by-link";
import { TableRegion } from "../../ui/table-region";
import { Grid } from "../../ui/primitives";
import { space } from "../../theme/tokens";

const ANCHORS_WIDTH = "14rem";

/** The styles of what is below the tables and begins where they begin, next to the anchors. */
export const underTable: ThemeUICSSObject = { paddingInlineStart: [0, null, `calc(${ANCHORS_WIDTH} + ${space[8]}px)`] };

interface SpecificationTableProps {
  tables: readonly Queries.SpecificationTableFieldsFragment[];
  /** Accessible name of the list of anchors. */
  name: string;
}

/** One device’s specification: a table for each group, of which the first is open, and a sticky list of anchors next to them. */
export const SpecificationTable = ({ tables, name }: SpecificationTableProps) => {
  useOpenedByLink();
  return (
    <Grid gap={[6, null, 8]} columns={["minmax(0, 1fr)", null, `${ANCHORS_WIDTH} minmax(0, 1fr)`]}>
      {/* On a phone, the folded groups are their own list. */}
      <nav
        aria-label={name}
        sx={{ display: ["none", null, "block"], position: "sticky", top: 104, alignSelf: "start" }}
      >
        <ul className="anchors" sx={{ display: "grid", gap: 1 }}>
          {tables.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} sx={{ variant: "layout.footerLink" }}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {tables.map(({ id, title, rows }, index) => (
          <Disclosure key={id} summary={title} isOpen={index === 0}>
            <TableRegion>
              <table id={id} sx={{ ...styles.table, scrollMarginTop: "4rem" }}>
                <caption sx={{ clipPath: "inset(50%)", height: 0 }}>{title}</caption>
                <tbody>
                  {rows.map(({ key, label, labelLinks, value, valueLinks, conditionsText, changes }) => (
                    <tr key={key} id={specificationAnchor(key)}>
                      <th scope="row">
                        <LinkedText text={label} links={labelLinks} />
                      </th>
                      <td>
                        <LinkedText text={value} links={valueLinks} />
                        {conditionsText !== null && <ConditionsText text={conditionsText} />}
                        <ValueChanges changes={changes} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableRegion>
          </Disclosure>
        ))}
      </div>
    </Grid>
  );
};

export const specificationTableFragment = graphql`
  fragment SpecificationTableFields on SpecificationTable {
    id
    title
    rows {
      key
      label
      labelLinks {
        ...TermLinkFields
      }
      value
      valueLinks {
        ...TermLinkFields
      }
      conditionsText
      changes {
        ...ValueChangeFields
      }
    }
  }
`;
