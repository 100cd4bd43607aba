import { useEffect, useState } from "react";
import { Band } from "../../../ui/band";
import { Heading } from "../../../ui/heading";
import { Stack, Text } from "../../../ui/primitives";
import { onProject } from "../facts/on-project";
import { useFacts } from "../facts/use-facts";
import type { DecisionContent } from "./decision-content";
import { ProjectForm } from "./project-form";
import type * as SheetModule from "./sheet-view";
import { ExampleSheet } from "./without-script";

/**
 * The form for a project, and the sheet that follows from it. The script of the sheet is loaded for a shared project or
 * at the first interaction; without script, the page has the sheet of an example.
 */
export const Decision = ({ content }: { content: DecisionContent }) => {
  const { labels } = content;
  const state = useFacts(content.facts);
  const [module, setModule] = useState<typeof SheetModule>();
  const [hasFailed, setHasFailed] = useState(false);
  // A shared project is printed as soon as possible; the example waits until a visitor does something.
  useEffect(() => onProject(() => import("./sheet-view").then(setModule, () => setHasFailed(true))), []);
  return (
    <Band palette="bone" id="sheet" labelledBy="project-heading">
      <Stack gap={[7, 8]}>
        <div data-script="">
          <Heading id="project-heading" heading={labels.project} />
          <ProjectForm content={content} state={state} />
        </div>
        <noscript>
          <Text variant="lead">{labels.withoutScript}</Text>
        </noscript>
        {module ? (
          <module.SheetView content={content} facts={state.facts} />
        ) : (
          <Text data-script="" role="status" variant="lead" sx={{ minHeight: "24rem" }}>
            {hasFailed ? labels.failed : labels.loading}
          </Text>
        )}
        <ExampleSheet content={content} />
      </Stack>
    </Band>
  );
};
