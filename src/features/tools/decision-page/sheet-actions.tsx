import { dialogs } from "@capture/domain/dialogs";
import { FormButton } from "../../../forms/ui/action";
import { Row, Stack } from "../../../ui/primitives";
import { useCopy } from "../use-copy";
import type { DecisionContent } from "./decision-content";
import type { SheetSection } from "./sheet-blocks";
import { toMarkdown, toMessage } from "./sheet-texts";

interface SheetActionsProps {
  content: DecisionContent;
  sections: readonly SheetSection[];
  url: string;
  note: string;
  /** An example is not sent: it is not the visitor's project. */
  isExample: boolean;
}

/** Buttons that print, copy, share and send the sheet. */
export const SheetActions = ({
  content: { labels, guideLabels },
  sections,
  url,
  note,
  isExample,
}: SheetActionsProps) => {
  const { copy, status } = useCopy({ ...guideLabels, markdownText: labels.sheet });
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== "function") {
      copy(url);
      return;
    }
    await navigator.share({ title: labels.sheet, url }).catch((error: unknown) => {
      // A visitor who closes the system's dialog has changed their mind.
      if (!(error instanceof Error && error.name === "AbortError")) copy(url);
    });
  };
  return (
    <Stack data-script="" gap={3}>
      <Row>
        <FormButton
          text={labels.send}
          request={{
            ...dialogs.demo,
            ...(!isExample && { prefill: { message: toMessage(labels.message, sections, url) } }),
          }}
        />
        <button type="button" onClick={() => print()} sx={{ variant: "buttons.secondary" }}>
          {labels.print}
        </button>
        <button
          type="button"
          onClick={() => copy(toMarkdown(labels.sheet, note, sections, url))}
          sx={{ variant: "buttons.secondary" }}
        >
          {guideLabels.copy}
        </button>
        <button type="button" onClick={() => void share()} sx={{ variant: "buttons.secondary" }}>
          {labels.share}
        </button>
      </Row>
      {status}
    </Stack>
  );
};
