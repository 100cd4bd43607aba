import { specificationRows } from "./specifications";

interface SpecificationTableProps {
  groups: readonly Queries.SpecificationGroupPartsFragment[];
  specifications: Queries.SpecificationsPartsFragment;
}

/** One device's specification: a table for each group, with an anchor to link to. */
export const SpecificationTable = ({ groups, specifications }: SpecificationTableProps) => (
  <div sx={{ display: "grid", gap: 7 }}>
    {specificationRows(groups, [specifications]).map(({ id, title, rows }) => (
      <table key={id} id={id} sx={{ variant: "layout.table" }}>
        <caption sx={{ variant: "layout.caption" }}>{title}</caption>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{values[0]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
