import { useState } from "react";
import { Band } from "../../../components/ui/band";
import { Heading } from "../../../components/ui/heading";
import type { TourLabels } from "../lazy-viewer";
import { DropZone } from "./drop-zone";
import type * as PanelModule from "./own-scan-panel";

interface OwnScanProps {
  labels: Queries.OwnScanPartsFragment;
  viewerLabels: TourLabels;
}

/** The section in which visitors open a scan of their own. Only choosing a file fetches the viewer and the readers. */
export const OwnScan = ({ labels, viewerLabels }: OwnScanProps) => {
  const [opened, setOpened] = useState<{ file: File; module: typeof PanelModule }>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = (file: File): void => {
    import("./own-scan-panel").then(
      (module) => setOpened({ file, module }),
      () => setHasFailed(true),
    );
  };
  return (
    <Band palette="bone" id="own-scan" labelledBy="own-scan-heading">
      <Heading id="own-scan-heading" label={labels.label} heading={labels.heading} lead={labels.lead} />
      <noscript>{labels.noScript}</noscript>
      {opened ? (
        <opened.module.OwnScanPanel labels={labels} viewerLabels={viewerLabels} firstFile={opened.file} />
      ) : (
        <DropZone
          labels={labels}
          onFile={open}
          notice={hasFailed ? { text: viewerLabels.failed, isError: true } : undefined}
        />
      )}
    </Band>
  );
};
