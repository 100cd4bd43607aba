import { useId, useState } from "react";
import { ToolButton } from "../../../../ui/tool-button";
import { urlPanel } from "../../../../theme/styles/viewer";

interface CopyingProps {
  onCopied: () => void;
  /** Called when the visitor closes the field with the text; must move the focus out of it. */
  onFieldClosed: () => void;
}

interface ShareButtonProps extends CopyingProps {
  title: string;
  /** The URL of the current view. */
  getUrl: () => string;
  labels: Pick<Queries.TourLabelFieldsFragment, "share" | "copyUrl">;
}

/** Shares the URL of the view. */
export const ShareButton = ({ title, getUrl, labels, ...copying }: ShareButtonProps) => (
  <CopyButton
    icon="share-2"
    text={labels.share}
    fieldLabel={labels.copyUrl}
    getText={getUrl}
    send={(url) => shareUrl(title, url)}
    {...copying}
  />
);

interface EmbedButtonProps extends CopyingProps {
  /** The HTML with which another site shows the view. */
  getCode: () => string;
  labels: Pick<Queries.TourLabelFieldsFragment, "embed" | "copyCode">;
}

/** Copies the HTML with which another site shows the view. */
export const EmbedButton = ({ getCode, labels, ...copying }: EmbedButtonProps) => (
  <CopyButton
    icon="code"
    text={labels.embed}
    fieldLabel={labels.copyCode}
    getText={getCode}
    send={copyText}
    {...copying}
  />
);

interface CopyButtonProps extends CopyingProps {
  icon: string;
  text: string;
  fieldLabel: string;
  getText: () => string;
  send: (text: string) => Promise<SendResult>;
}

/** "shared" also if the visitor closed the dialog; "refused" if the visitor must copy the text by hand */
type SendResult = "shared" | "copied" | "refused";

/** Copies or shares a text. If the browser refuses, a read-only field shows it, selected to copy it by hand. */
const CopyButton = ({ icon, text, fieldLabel, getText, send, onCopied, onFieldClosed }: CopyButtonProps) => {
  const id = useId();
  const [refusedText, setRefusedText] = useState<string>();
  const press = async (): Promise<void> => {
    const sent = getText();
    const result = await send(sent);
    if (result === "copied") onCopied();
    setRefusedText(result === "refused" ? sent : undefined);
  };
  return (
    <>
      <ToolButton icon={icon} text={text} onPress={() => void press()} />
      {refusedText !== undefined && (
        <div sx={urlPanel}>
          <label htmlFor={id} sx={{ variant: "text.small" }}>
            {fieldLabel}
          </label>
          <input
            ref={selectField}
            id={id}
            readOnly
            value={refusedText}
            onBlur={() => setRefusedText(undefined)}
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

/** Opens the device’s share dialog, or copies the URL if there is none. */
async function shareUrl(title: string, url: string): Promise<SendResult> {
  if (typeof navigator.share !== "function") return copyText(url);
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    // Closing the share dialog is not a failure.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "refused";
  }
}

async function copyText(text: string): Promise<SendResult> {
  try {
    // The clipboard is not available over plain HTTP, and some browsers refuse it.
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
