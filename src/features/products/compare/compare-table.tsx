import type { ThemeUICSSObject } from "@theme-ui/core";
import type { SpecificationGroupRows } from "@capture/domain/specifications";
import { rampGradient, sizes } from "../../../theme/tokens";
import { ownDirection } from "../../../theme/own-direction";
import * as styles from "../../../theme/styles/tables";
import { Link } from "../../../ui/link/link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { ConditionsText, LinkedText } from "../row-texts";
import { DeviceDrawings } from "./device-drawings";
import { DevicePicker } from "./device-picker";
import { hiddenOnPhones, isSameOnPhones, MAX_PHONE_COLUMNS } from "./phone-columns";

interface CompareTableProps {
  /** The devices of the columns. */
  devices: readonly Queries.CompareDeviceFieldsFragment[];
  /** The devices that a column of a phone can show. */
  allDevices: readonly Queries.CompareDeviceFieldsFragment[];
  groups: readonly SpecificationGroupRows[];
  /** Whether the rows are those in which the devices differ. */
  onlyDifferences: boolean;
  /** The amounts that the bars of a row show, by its key. */
  amountsOf: (key: string) => readonly (number | undefined)[] | undefined;
  labels: Queries.CompareLabelsFragment;
  /** Puts a device into the column with this index. */
  onPick: (column: number, slug: string) => void;
}

/**
 * The selected rows, group by group, with a column for each device. The names stay in view while the page scrolls. On a
 * phone, labels are above their values, and two devices are next to each other; without script, all are.
 */
export const CompareTable = ({
  devices,
  allDevices,
  groups,
  onlyDifferences,
  amountsOf,
  labels,
  onPick,
}: CompareTableProps) => (
  <table sx={TABLE}>
    <caption>
      <VisuallyHidden>{labels.caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr data-names="">
        <th scope="col">{labels.field}</th>
        {devices.map(({ slug, name, path }, index) => (
          <th key={slug} scope="col" {...hiddenOnPhones(index >= MAX_PHONE_COLUMNS)}>
            <div sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
              <Link to={path} sx={{ variant: "text.h4", color: "text", minHeight: 24, textUnderlineOffset: "0.25em" }}>
                {name}
              </Link>
              {allDevices.length > MAX_PHONE_COLUMNS && (
                <DevicePicker column={index} slug={slug} devices={allDevices} label={labels.column} onPick={onPick} />
              )}
            </div>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <DeviceDrawings devices={devices} labels={labels} />
    </tbody>
    {groups.length === 0 && (
      <tbody>
        <tr>
          <td colSpan={devices.length + 1}>{labels.same}</td>
        </tr>
      </tbody>
    )}
    {groups.map(({ id, title, rows }) => (
      <tbody key={id} id={id} {...hiddenOnPhones(onlyDifferences && rows.every(isSameOnPhones))}>
        <tr>
          <th scope="rowgroup" colSpan={devices.length + 1}>
            {title}
          </th>
        </tr>
        {rows.map((row) => (
          <CompareRow
            key={row.key}
            row={row}
            devices={devices}
            amounts={amountsOf(row.key) ?? []}
            isHiddenOnPhones={onlyDifferences && isSameOnPhones(row)}
          />
        ))}
      </tbody>
    ))}
  </table>
);

interface CompareRowProps extends Pick<CompareTableProps, "devices"> {
  row: SpecificationGroupRows["rows"][number];
  /** The amount of each device, or none if the values cannot be drawn. */
  amounts: readonly (number | undefined)[];
  isHiddenOnPhones: boolean;
}

const CompareRow = ({ row, devices, amounts, isHiddenOnPhones }: CompareRowProps) => {
  const { label, labelLinks, cells } = row;
  const max = Math.max(...amounts.map((amount) => amount ?? 0));
  return (
    <tr {...hiddenOnPhones(isHiddenOnPhones)}>
      <th scope="row">
        <LinkedText text={label} links={labelLinks} />
      </th>
      {cells.map(({ value, isMissing, conditionsText, valueLinks }, index) => {
        const amount = amounts[index];
        return (
          <td
            key={devices[index]?.slug}
            sx={isMissing ? { color: "subtle" } : {}}
            {...hiddenOnPhones(index >= MAX_PHONE_COLUMNS)}
          >
            <LinkedText text={value} links={valueLinks} />
            {amount !== undefined && (
              <div aria-hidden="true" sx={BAR}>
                <div style={{ width: `${100 - (100 * amount) / max}%` }} />
              </div>
            )}
            {conditionsText !== null && <ConditionsText text={conditionsText} />}
          </td>
        );
      })}
    </tr>
  );
};

/** The share of the largest amount: the ramp across the cell, of which the rest is covered. */
const BAR: ThemeUICSSObject = {
  mt: 2,
  backgroundImage: rampGradient,
  printColorAdjust: "exact",
  "& > div": { height: 4, marginInlineStart: "auto", bg: "background" },
};

const TABLE: ThemeUICSSObject = {
  ...styles.table,
  display: ["block", "table"],
  tableLayout: "fixed",
  // On a phone each row is a grid: its label above, its cells below.
  thead: { display: ["contents", "table-header-group"] },
  tbody: { display: ["block", "table-row-group"] },
  tr: { display: ["grid", "table-row"], gridAutoColumns: "minmax(0, 1fr)", columnGap: 4 },
  "tr > *": {
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "break-word",
    py: 3,
    paddingInlineStart: 0,
    paddingInlineEnd: [0, 4, 5],
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  "th[scope=rowgroup]": { variant: "text.h4", gridColumn: "1 / span 2", pt: 6 },
  "th[scope=row]": {
    fontSize: "small",
    color: "muted",
    gridColumn: "1 / span 2",
    borderBottomWidth: [0, 1],
    pb: [0, 3],
  },
  td: {
    gridRow: 2,
    pt: [1, 3],
    fontFamily: "mono",
    fontSize: "small",
    fontVariantNumeric: "tabular-nums",
    ...ownDirection,
  },
  "[data-extra]": { display: ["none", "table-cell"] },
  "tr[data-extra]": { display: ["none", "table-row"] },
  "tbody[data-extra]": { display: ["none", "table-row-group"] },
  // Of the names, only the row can stick where it is a grid, and only the cells where it is not.
  "thead tr": { position: ["sticky", "static"] },
  "thead th": { gridRow: 1, position: ["static", "sticky"], fontSize: "small", color: "muted" },
  "thead tr, thead th": {
    top: sizes.barScrolled,
    zIndex: 1,
    bg: "background",
    boxShadow: "inset 0 -1px var(--hairline)",
  },
  "thead th:first-of-type": { display: ["none", "table-cell"], width: ["auto", "9rem", "16rem"] },
  // Breakpoints are those of screens; paper has the layout of wide ones.
  "@media print": {
    display: "table",
    thead: { display: "table-header-group" },
    tbody: { display: "table-row-group" },
    tr: { display: "table-row", breakInside: "avoid" },
    "tr > *": { py: 1, paddingInlineEnd: 4 },
    "thead th:first-of-type": { display: "table-cell", width: "9rem" },
    "[data-extra]": { display: "table-cell" },
    "tr[data-extra]": { display: "table-row" },
    "tbody[data-extra]": { display: "table-row-group" },
    "th[scope=row]": { borderBottomWidth: 1 },
    "thead tr, thead th": { position: "static" },
  },
};
