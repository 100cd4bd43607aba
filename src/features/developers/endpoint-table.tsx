import { formatList } from "@capture/domain/lib/locale";
import { TableRegion } from "../../ui/table-region";
import { useLocale } from "../../hooks/use-site-content";
import * as styles from "../../theme/styles/tables";

interface EndpointTableProps {
  /** Column headings. */
  headings: readonly string[];
  /** The cells of each row. All cells except the last are shown as code. */
  rows: readonly (readonly string[])[];
}

/** Names are not divided; a table that is wider than a phone scrolls. */
const WHOLE_WORDS = { overflowWrap: "normal" } as const;

/** Endpoints or events of the API with their descriptions. */
export const EndpointTable = ({ headings, rows }: EndpointTableProps) => (
  <TableRegion label={formatList(headings, useLocale())}>
    <table sx={styles.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" sx={WHOLE_WORDS}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join(" ")}>
            {cells.map((cell, index) => (
              <td key={cell} sx={index < cells.length - 1 ? WHOLE_WORDS : {}}>
                {index < cells.length - 1 ? <code>{cell}</code> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableRegion>
);
