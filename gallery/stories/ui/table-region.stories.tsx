import { TableHead, TableRegion } from "../../../src/ui/table-region";
import * as styles from "../../../src/theme/styles/tables";

export default { title: "Components / Table region" };

const COLUMNS = ["Device", "Range", "Weight", "Battery", "Storage", "Image resolution", "Laser wavelength"];

/** Wider than its region, which scrolls. */
export const Wide = () => (
  <TableRegion label="Devices">
    <table sx={{ ...styles.table, minWidth: "90rem" }}>
      <TableHead headings={COLUMNS} />
    </table>
  </TableRegion>
);
