import { useCallback, useRef, useState } from "react";
import { Band } from "../../../ui/band";
import { Heading } from "../../../ui/heading";
import { useOnScreen } from "../../../hooks/use-on-screen";
import type { TourLabels } from "../lazy-viewer";
import type * as PanelModule from "./own-scan-panel";

interface OwnScanProps {
  labels: Queries.OwnScanFieldsFragment;
  viewerLabels: TourLabels;
}

/**
 * The section in which visitors open a scan of their own. Its field for files is fetched when the section comes on
 * screen, and the viewer and the readers only after a file is chosen.
 */
export const OwnScan = ({ labels, viewerLabels }: OwnScanProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<typeof PanelModule>();
  // If the script cannot be fetched, it is fetched again when the section comes on screen again.
  const onChange = useCallback((isVisible: boolean) => {
    if (isVisible) import("./own-scan-panel").then(setPanel, () => undefined);
  }, []);
  useOnScreen(container, onChange);
  return (
    <Band palette="bone" id="own-scan" labelledBy="own-scan-heading">
      <Heading id="own-scan-heading" {...labels} />
      <noscript>{labels.noScript}</noscript>
      {/* As high as the field, so that nothing moves. */}
      <div ref={container} data-script="" sx={{ minHeight: "25rem" }}>
        {panel && <panel.OwnScanPanel {...{ labels, viewerLabels }} />}
      </div>
    </Band>
  );
};
