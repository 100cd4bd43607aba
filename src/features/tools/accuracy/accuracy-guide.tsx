import { useEffect, useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { AmountField } from "../../../blocks/amount-field";
import { Question, QuestionHead } from "../../../blocks/question";
import { Band } from "../../../ui/band";
import { Heading } from "../../../ui/heading";
import { Grid, Stack, Text } from "../../../ui/primitives";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import {
  completeAnswers,
  countAnswers,
  countQuestions,
  formatStep,
  readGuideAnswers,
  type AccuracyContent,
} from "./accuracy-content";
import type * as AnswerModule from "./answer-module";
import { useFacts } from "../facts/use-facts";
import { DeviceNotes } from "./without-script";

interface AccuracyGuideProps {
  content: AccuracyContent;
  answer: Queries.HeadFieldsFragment;
  specification: Queries.SectionFieldsFragment;
}

/**
 * The questions after the one of the ruler, the answer with its formula, and the specification that follows from the
 * answers. The scripts of answer and specification are loaded after the last answer; if they cannot be loaded, a sentence
 * refers to the list of decisions, which has the specifications as PDF.
 */
export const AccuracyGuide = ({ content, answer: head, specification }: AccuracyGuideProps) => {
  const { guide, labels } = content;
  const { values, facts, answer, enter, restart } = useFacts(guide);
  const answers = readGuideAnswers(guide, facts);
  const carried = (id: string): string => (facts.followed[id] ? ` · ${content.tools.factLabels?.carried}` : "");
  const given = completeAnswers(guide, answers);
  const isComplete = given !== undefined;
  const [answerModule, setAnswerModule] = useState<typeof AnswerModule>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isComplete)
      import("./answer-module").then(setAnswerModule, () => {
        setHasFailed(true);
      });
  }, [isComplete]);
  const isShown = isComplete && answerModule !== undefined;
  // The answer shows what its summary says.
  const Summary = isShown ? VisuallyHidden : "span";
  return (
    <>
      <Band palette="bone" id="questions" labelledBy="questions-heading">
        <Heading id="questions-heading" heading={head.heading} lead={head.lead} />
        <noscript>
          <Text variant="lead">{labels.withoutScript}</Text>
        </noscript>
        <DeviceNotes content={content} />
        <Grid
          data-script=""
          gap={[7, null, 8]}
          alignItems="start"
          columns={["minmax(0, 1fr)", null, "minmax(0, 7fr) minmax(0, 5fr)"]}
        >
          <Stack gap={[6, 7]}>
            <AmountField
              id="distance"
              label={<QuestionHead step={formatStep(content, 2)} text={guide.distance.text} />}
              hint={guide.distance.hint}
              value={values.distance ?? ""}
              range={guide.distance}
              message={labels.invalid}
              onChange={(distance) => enter({ distance })}
            />
            {guide.questions.map((question, index) => (
              <Question
                key={question.id}
                question={question}
                step={formatStep(content, index + 3) + carried(question.id)}
                selected={facts.answers[question.id] ?? ""}
                onSelect={(value) => answer(question.id, value)}
              />
            ))}
          </Stack>
          <div sx={{ position: ["static", null, "sticky"], top: 96 }}>
            <Text role="status" variant="label" mb={isShown ? 0 : 5}>
              <Summary>
                {given && answerModule
                  ? answerModule.summarize(content, given)
                  : fillPlaceholders(labels.answered, { count: countAnswers(answers), total: countQuestions(guide) })}
              </Summary>
            </Text>
            {given && answerModule && (
              <answerModule.AccuracyAnswer content={content} given={given} onRestart={restart} />
            )}
            {(!given || hasFailed) && (
              <p
                sx={{
                  variant: "text.lead",
                  p: [5, 6],
                  border: "1px dashed",
                  borderColor: "border",
                  borderRadius: "card",
                }}
              >
                {given ? labels.failed : labels.pending}
              </p>
            )}
          </div>
        </Grid>
      </Band>
      {given && answerModule && (
        <answerModule.SpecificationSection section={specification} content={content} given={given} />
      )}
    </>
  );
};
