import { useMemo } from "react";
import type { Values } from "@capture/domain/facts/read-facts";
import { useQueryState } from "../../../hooks/use-query-state";
import { belowSmall } from "../../../theme/breakpoints";
import * as lists from "../../../theme/styles/tables";
import { Text } from "../../../ui/primitives";
import { TableRegion } from "../../../ui/table-region";
import { MAX_OTHER_LENGTH, OTHER, type Comparison } from "./comparison";
import type { DecisionContent } from "./decision-content";

interface ComparisonTableProps {
  content: DecisionContent;
  comparison: Comparison;
  values: Values;
}

/**
 * On a phone, only our first device is next to the other maker's, below the label of the row. On paper, an empty column of
 * another maker is as wide as the others, so that one can write in it.
 */
const TABLE = {
  ...lists.table,
  [`@media screen and ${belowSmall}`]: {
    tr: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: 4 },
    "th, td": { paddingInlineEnd: 0, minWidth: 0 },
    "th[scope=row]": { gridColumn: "1 / -1", width: "auto", borderBottom: 0, pb: 0 },
    "thead > tr > td, [data-extra]": { display: "none" },
  },
  "@media print": { tableLayout: "fixed", "th[scope=row], thead > tr > td": { width: "7rem" } },
} as const;

const hiddenOnPhones = (index: number) => (index > 0 ? { "data-extra": "" } : {});

/** Our devices next to one of another maker, whose name and figures the visitor types. */
export const ComparisonTable = ({ content, comparison, values }: ComparisonTableProps) => {
  const { labels, notStated } = content;
  const { names, rows } = comparison;
  const defaults = useMemo<Record<string, string>>(
    () => Object.fromEntries([OTHER, ...rows.map(({ key }) => `${OTHER}-${key}`)].map((name) => [name, ""])),
    [rows],
  );
  const [, change] = useQueryState(defaults);
  const field = (name: string, label: string, placeholder: string, minWidth = "10rem") => {
    const value = values[name] ?? "";
    return (
      <>
        <input
          data-script=""
          value={value}
          maxLength={MAX_OTHER_LENGTH}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => change({ [name]: target.value })}
          sx={{ variant: "forms.control", minWidth: [0, "10rem", null, minWidth], px: 3, textOverflow: "ellipsis" }}
        />
        <span aria-hidden="true" sx={{ display: "none", "@media print": { display: "inline" } }}>
          {value === "" ? placeholder : value}
        </span>
      </>
    );
  };
  return (
    <>
      <Text data-script="" variant="small">
        {labels.otherHint}
      </Text>
      <TableRegion label={labels.comparison}>
        <table sx={TABLE}>
          <thead>
            <tr>
              <td />
              {names.map((name, index) => (
                <th key={name} scope="col" {...hiddenOnPhones(index)}>
                  {name}
                </th>
              ))}
              <th scope="col">{field(OTHER, labels.otherDevice, labels.otherDevice, "17.5rem")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row" sx={{ fontWeight: "body", textAlign: "start" }}>
                  {label}
                </th>
                {cells.map(({ value, conditions }, index) => (
                  <td key={names[index]} {...hiddenOnPhones(index)}>
                    {value}
                    {conditions !== null && <Text variant="small">{conditions}</Text>}
                  </td>
                ))}
                <td>{field(`${OTHER}-${key}`, `${label}, ${labels.otherDevice}`, notStated)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </>
  );
};
