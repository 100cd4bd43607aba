import type { ThemeUICSSObject } from "@theme-ui/core";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { SpecificationGroupRows } from "@capture/domain/specifications";
import { Link } from "../../../ui/link/link";
import { sizes } from "../../../theme/breakpoints";
import { ComparedRows, ComparisonTable } from "../comparison-table";
import { LinkedText } from "../row-texts";
import { linkOnce } from "./compared-rows";

interface CompareTableProps {
  devices: readonly Queries.ComparedDeviceFieldsFragment[];
  groups: readonly SpecificationGroupRows[];
  labels: Queries.CompareLabelsFragment;
}

/** When printed, the table uses smaller type and fits the page, and no row is split between pages. */
const TABLE: ThemeUICSSObject = {
  caption: { variant: "text.label", fontWeight: "body", textWrap: "wrap" },
  "th:first-of-type": { overflowWrap: "break-word" },
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

/** The device columns share the width next to the row labels; on phones the table is wider than the page. */
const columnSizes = (devices: number): string =>
  sizes(`${36 / devices}rem`, { laptop: `${72 / devices}vw`, wide: `${63 / devices}rem` });

/** The selected rows, group by group, with a column and a sheet for each device, and links to the glossary. */
export const CompareTable = ({ devices, groups, labels }: CompareTableProps) => (
  <ComparisonTable
    devices={devices}
    caption={labels.caption}
    field={labels.field}
    pictureSizes={columnSizes(devices.length)}
    renderLink={({ name, sheet }) => (
      <Link to={sheet} target="_blank" sx={{ variant: "text.label", color: "link", minHeight: 24 }}>
        {fillPlaceholders(labels.sheet, { name })}
      </Link>
    )}
    sx={TABLE}
  >
    {groups.length === 0 && (
      <tbody>
        <tr>
          <td colSpan={devices.length + 1}>{labels.same}</td>
        </tr>
      </tbody>
    )}
    {linkOnce(groups).map(({ id, title, rows }) => (
      <tbody key={id} id={id}>
        <tr>
          <th scope="rowgroup" colSpan={devices.length + 1}>
            {title}
          </th>
        </tr>
        <ComparedRows
          rows={rows}
          devices={devices}
          renderText={(text, links) => <LinkedText text={text} links={links} />}
        />
      </tbody>
    ))}
  </ComparisonTable>
);
