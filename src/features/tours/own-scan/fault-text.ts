import { fillPlaceholders } from "../../../domain/placeholders";
import { formatDecimals, formatNumber } from "../../../lib/locale";
import type { ScanFault } from "./readers/scan-fault";

const BYTES_PER_MEGABYTE = 1_000_000;

interface FaultTextOptions {
  /** The name of the file. */
  name: string;
  labels: Queries.OwnScanPartsFragment;
  locale: string;
}

/** The sentences about a file that cannot be opened: what is wrong, and what to do. */
export const faultText = (
  { fault, points = 0, bytes = 0, version = "" }: ScanFault,
  { name, labels, locale }: FaultTextOptions,
): string =>
  fillPlaceholders(labels[fault], {
    name,
    version,
    points: formatNumber(points, locale),
    size: `${formatDecimals(bytes / BYTES_PER_MEGABYTE, 2, locale)}\u00a0MB`,
  });
