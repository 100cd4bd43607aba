import { useId, useState } from "react";
import { ToolButton } from "../../../../ui/tool-button";
import { urlPanel } from "../../../../theme/styles/viewer";

interface ShareButtonProps {
  title: string;
  /** The URL of the current view. */
  getUrl: () => string;
  labels: Pick<Queries.TourLabelFieldsFragment, "share" | "copyUrl">;
  onCopied: () => void;
  /** Called when the visitor closes the field with the URL; must move the focus out of it. */
  onFieldClosed: () => void;
}

/** Shares the URL of the view. If the browser refuses, a read-only field shows the URL, selected to copy it by hand. */
export const ShareButton = ({ title, getUrl, labels, onCopied, onFieldClosed }: ShareButtonProps) => {
  const id = useId();
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
        <div sx={urlPanel}>
          <label htmlFor={id} sx={{ variant: "text.small" }}>
            {labels.copyUrl}
          </label>
          <input
            ref={selectField}
            id={id}
            readOnly
            value={refusedUrl}
            onBlur={() => setRefusedUrl(undefined)}
            onKeyDown={({ key }) => {
              if (key === "Escape") onFieldClosed();
            }}
            sx={{ variant: "forms.control" }}
          />
        </div>
      )}
    </>
  );
};

function selectField(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/**
 * Opens the device’s share dialog, or copies the URL if there is none.
 * @returns "shared" also if the visitor closed the dialog; "refused" if the visitor must copy the URL by hand
 */
async function shareUrl(title: string, url: string): Promise<"shared" | "copied" | "refused"> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return "shared";
    }
    // The clipboard is not available over plain HTTP, and some browsers refuse it.
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    // Closing the share dialog is not a failure.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "refused";
  }
}
