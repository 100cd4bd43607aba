import * as styles from "../../theme/styles/lists";

interface EndpointTableProps {
  /** Column headings. */
  heads: readonly string[];
  /** Rows of cells; all but the last cell are code. */
  rows: readonly (readonly string[])[];
}

/** Endpoints or events of the API with their descriptions. */
export const EndpointTable = ({ heads, rows }: EndpointTableProps) => (
  <div role="region" aria-label={heads.join(", ")} tabIndex={0} sx={{ overflowX: "auto" }}>
    <table sx={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join(" ")}>
            {cells.map((cell, index) => (
              <td key={cell}>{index < cells.length - 1 ? <code>{cell}</code> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
