import { readFacts } from "@capture/domain/facts/read-facts";
import type { DecisionContent } from "./decision-content";
import { SheetPaper } from "./sheet-paper";
import { writeSheet } from "./sheet-sections";

/** For visitors without script: the sheet of the example. */
export const ExampleSheet = ({ content }: { content: DecisionContent }) => {
  const values = Object.fromEntries(new URLSearchParams(content.example));
  const facts = readFacts(content.facts, values, content.locale);
  const { sections } = writeSheet({ content, values, facts });
  return (
    <noscript>
      <SheetPaper
        headingId="example-heading"
        content={content}
        title={content.labels.sheet}
        note={content.labels.example}
        sections={sections}
      />
    </noscript>
  );
};
