import { useCallback, useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatDecimals, formatNumber } from "@capture/domain/lib/locale";
import type { ScanFault } from "@capture/viewer/scan";
import { useLocale } from "../../../hooks/use-site-content";
import type { TourLabels } from "../lazy-viewer";
import { DropZone, type DropZoneNotice } from "./drop-zone";
import { ReadingProgress } from "./reading-progress";
import { ScanView } from "./scan-view";
import { useScanReading } from "./use-scan-reading";

interface OwnScanPanelProps {
  labels: Queries.OwnScanFieldsFragment;
  viewerLabels: TourLabels;
}

/** Reads a file and shows it in the viewer. When that fails, the field for files is shown again with a message. */
export const OwnScanPanel = ({ labels, viewerLabels }: OwnScanPanelProps) => {
  const locale = useLocale();
  const [file, setFile] = useState<File>();
  const [notice, setNotice] = useState<DropZoneNotice>();
  const { progress, scan, module, failure } = useScanReading(file);
  const close = useCallback((text = "", isError = false) => {
    setFile(undefined);
    setNotice({ text, isError });
  }, []);
  const handleFail = useCallback((text: string) => close(text, true), [close]);
  if (!file) return <DropZone labels={labels} onFile={setFile} notice={notice} />;
  const { name } = file;
  if (failure) {
    const text =
      failure === "failed"
        ? viewerLabels.failed
        : fillPlaceholders(labels[failure.fault], { name, ...figuresOf(failure, locale) });
    return <DropZone labels={labels} onFile={setFile} notice={{ text, isError: true }} />;
  }
  if (scan && module) {
    return <ScanView {...{ labels, viewerLabels, module, scan, name }} onClose={() => close()} onFail={handleFail} />;
  }
  const canceled = fillPlaceholders(labels.canceled, { name });
  return <ReadingProgress {...{ labels, name, progress }} onCancel={() => close(canceled)} />;
};

const BYTES_PER_MEGABYTE = 1_000_000;

/** The figures in the sentences about a file that cannot be opened. */
const figuresOf = ({ points = 0, bytes = 0, version = "" }: ScanFault, locale: string) => ({
  version,
  points: formatNumber(points, locale),
  size: `${formatDecimals(bytes / BYTES_PER_MEGABYTE, 2, locale)}\u00a0MB`,
});
