import { useState } from "react";
import { shareUrl } from "./share-url";
import { ToolButton } from "../../../../components/ui/tool-button";
import { UrlField } from "./url-field";

interface ShareButtonProps {
  title: string;
  /** The URL of the current view. */
  getUrl: () => string;
  labels: Pick<Queries.TourLabelPartsFragment, "share" | "copyUrl">;
  onCopied: () => void;
  /** Called when the visitor closes the field with the URL, to move the focus elsewhere. */
  onFieldClosed: () => void;
}

/** Shares the URL of the view. If the browser refuses, a field shows the URL to copy it by hand. */
export const ShareButton = ({ title, getUrl, labels, onCopied, onFieldClosed }: ShareButtonProps) => {
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const share = async (): Promise<void> => {
    const url = getUrl();
    const result = await shareUrl(title, url);
    if (result === "copied") onCopied();
    setRefusedUrl(result === "refused" ? url : undefined);
  };
  return (
    <>
      <ToolButton icon="share-2" text={labels.share} onPress={() => void share()} />
      {refusedUrl !== undefined && (
        <UrlField
          label={labels.copyUrl}
          url={refusedUrl}
          onClose={() => setRefusedUrl(undefined)}
          onEscape={onFieldClosed}
        />
      )}
    </>
  );
};
