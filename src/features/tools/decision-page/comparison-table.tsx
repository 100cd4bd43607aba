import { useMemo } from "react";
import type { Values } from "@capture/domain/facts/read-facts";
import { useQueryState } from "../../../hooks/use-query-state";
import * as lists from "../../../theme/styles/lists";
import { Text } from "../../../ui/primitives";
import { TableRegion } from "../../../ui/table-region";
import { MAX_OTHER_LENGTH, OTHER, type Comparison } from "./comparison";
import type { DecisionContent } from "./decision-content";

interface ComparisonTableProps {
  content: DecisionContent;
  comparison: Comparison;
  values: Values;
}

/** On paper, an empty column of another maker is as wide as the others, so that one can write in it. */
const TABLE = {
  ...lists.table,
  "@media print": { tableLayout: "fixed", "th[scope=row], thead > tr > td": { width: "7rem" } },
} as const;

/** Our devices next to one of another maker, whose name and figures the visitor types. */
export const ComparisonTable = ({ content, comparison, values }: ComparisonTableProps) => {
  const { labels, notStated } = content;
  const { names, rows } = comparison;
  const defaults = useMemo<Record<string, string>>(
    () => Object.fromEntries([OTHER, ...rows.map(({ key }) => `${OTHER}-${key}`)].map((name) => [name, ""])),
    [rows],
  );
  const [, change] = useQueryState(defaults);
  const field = (name: string, label: string, placeholder: string) => {
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
          sx={{ variant: "forms.control", minWidth: "10rem", px: 3 }}
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
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{field(OTHER, labels.otherDevice, labels.otherDevice)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row" sx={{ fontWeight: "body", textAlign: "start" }}>
                  {label}
                </th>
                {cells.map(({ value, conditions }, index) => (
                  <td key={names[index]}>
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
