import { useEffect, useState } from "react";
import { Text } from "../../components/ui/primitives";
import type { AccuracyContent, CompleteAnswers } from "./accuracy-content";
import type * as SheetModule from "./specification-sheet";

interface LazySpecificationProps {
  content: AccuracyContent;
  /** Undefined while a question is not answered. */
  given: CompleteAnswers | undefined;
}

/**
 * The specification for the answers. Its script is loaded after the last answer; before that, and if it cannot be loaded, a
 * sentence refers to the PDFs in the table of decisions.
 */
export const LazySpecification = ({ content, given }: LazySpecificationProps) => {
  const [parts, setParts] = useState<typeof SheetModule>();
  const isComplete = given !== undefined;
  useEffect(() => {
    if (isComplete) import("./specification-sheet").then(setParts, () => undefined);
  }, [isComplete]);
  return given && parts ? (
    <parts.SpecificationSheet content={content} given={given} />
  ) : (
    <Text variant="lead">{content.labels.specificationPending}</Text>
  );
};
