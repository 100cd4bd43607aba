import type { ThemeUICSSObject } from "@theme-ui/core";
import { fillPlaceholders } from "../../../domain/placeholders";
import type { SpecificationGroupRows } from "../../../domain/specifications";
import { Link } from "../../../components/ui/link/link";
import { TableRegion } from "../../../components/ui/table-region";
import { Picture } from "../../../components/ui/media/picture";
import * as styles from "../../../theme/styles/lists";
import { ConditionsText } from "../conditions-text";
import { LinkedText } from "../linked-text";
import type { ComparedUse } from "./compared-uses";
import { sizes } from "../../../theme/breakpoints";

interface CompareTableProps {
  devices: readonly Queries.ComparedDevicePartsFragment[];
  groups: readonly SpecificationGroupRows[];
  /** Words that link to the glossary. */
  uses: readonly ComparedUse[];
  labels: Queries.CompareLabelsFragment;
}

/** When printed, the table uses smaller type and fits the page, and no row is split between pages. */
const TABLE: ThemeUICSSObject = {
  ...styles.table,
  tableLayout: "fixed",
  minWidth: ["40rem", null, "auto"],
  "tbody th[scope=rowgroup]": { variant: "text.h4", pt: 6 },
  "@media print": {
    fontSize: "9pt",
    minWidth: 0,
    td: { fontSize: "8.5pt" },
    picture: { display: "none" },
    tr: { breakInside: "avoid" },
    "th, td": { py: 1 },
  },
};

/** Row labels stay visible while the table scrolls sideways, and only a word that is wider than their column breaks. */
const ROW_LABEL: ThemeUICSSObject = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  bg: "background",
  overflowWrap: "break-word",
};

/** The device columns share the width next to the row labels; on phones the table is wider than the page. */
const columnSizes = (devices: number): string =>
  sizes(`${36 / devices}rem`, { laptop: `${72 / devices}vw`, wide: `${63 / devices}rem` });

/** The selected rows, group by group, with a column for each device. */
export const CompareTable = ({ devices, groups, uses, labels }: CompareTableProps) => (
  <TableRegion label={labels.caption}>
    <table sx={TABLE}>
      <caption sx={{ ...styles.caption, variant: "text.label" }}>{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col" sx={{ ...ROW_LABEL, width: ["9rem", "16rem"] }}>
            {labels.field}
          </th>
          {devices.map(({ slug, path, name, sheet, productImage }) => (
            <th key={slug} scope="col">
              <Picture
                picture={productImage}
                sizes={columnSizes(devices.length)}
                sx={{ mb: 3, img: { borderRadius: "control" } }}
              />
              <div sx={{ display: "flex", flexWrap: "wrap", columnGap: 5 }}>
                <Link to={path} sx={{ variant: "layout.textLink", minHeight: 24 }}>
                  {name}
                </Link>
                <Link to={sheet} target="_blank" sx={{ variant: "text.label", color: "link", minHeight: 24 }}>
                  {fillPlaceholders(labels.sheet, { name })}
                </Link>
              </div>
            </th>
          ))}
        </tr>
      </thead>
      {groups.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={devices.length + 1}>{labels.same}</td>
          </tr>
        </tbody>
      )}
      {groups.map(({ id, title, rows }) => (
        <tbody key={id} id={id}>
          <tr>
            <th scope="rowgroup" colSpan={devices.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(({ key, label, absent, values, conditions }) => (
            <tr key={key}>
              <th scope="row" sx={ROW_LABEL}>
                <LinkedText text={label} uses={usesOfCell(uses, key, undefined, label)} />
              </th>
              {values.map((value, index) => (
                <td key={devices[index]?.slug} sx={value === null ? { color: "subtle" } : {}}>
                  {value === null ? (
                    (absent ?? labels.notStated)
                  ) : (
                    <LinkedText text={value} uses={usesOfCell(uses, key, index, value)} />
                  )}
                  {conditions[index] && <ConditionsText text={conditions[index]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </TableRegion>
);

/** The linked words of one cell. A word that is no longer in its text after a change of units is left out. */
const usesOfCell = (
  uses: readonly ComparedUse[],
  key: string,
  column: number | undefined,
  text: string,
): ComparedUse[] => uses.filter((use) => use.key === key && use.column === column && text.includes(use.text));
