import { useState } from "react";
import { AddressField } from "./address-field";
import { shareLink } from "./share";
import { ToolButton } from "./tool-button";

interface ShareButtonProps {
  title: string;
  /** The URL of the current view. */
  link: () => string;
  labels: Pick<Queries.TourLabelPartsFragment, "share" | "copyAddress">;
  onCopied: () => void;
  /** Called when the visitor closes the field with the URL. */
  onDone: () => void;
}

/** Shares the view; if the browser refuses, its URL can be copied by hand. */
export const ShareButton = ({ title, link, labels, onCopied, onDone }: ShareButtonProps) => {
  const [address, setAddress] = useState<string>();
  const share = async (): Promise<void> => {
    const url = link();
    const shared = await shareLink(title, url);
    if (shared === "copied") onCopied();
    setAddress(shared === "refused" ? url : undefined);
  };
  return (
    <>
      <ToolButton icon="share-2" text={labels.share} onPress={() => void share()} />
      {address !== undefined && (
        <AddressField
          label={labels.copyAddress}
          address={address}
          onClose={() => setAddress(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
};
