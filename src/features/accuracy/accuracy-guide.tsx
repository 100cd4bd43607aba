import { useEffect, useMemo, useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { AmountField } from "../../blocks/amount-field";
import { Section } from "../../blocks/section";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Grid, Stack, Text } from "../../ui/primitives";
import { useQueryState } from "../../hooks/use-query-state";
import {
  completeAnswers,
  countAnswers,
  DECISION,
  DISTANCE,
  readGuideAnswers,
  summarize,
  type AccuracyContent,
} from "./accuracy-content";
import type * as AnswerModule from "./answer-module";
import { ChoiceField } from "./choice-field";
import { DeviceNotes, SpecificationForm } from "./without-script";

interface AccuracyGuideProps {
  content: AccuracyContent;
  answer: Queries.HeadFieldsFragment;
  specification: Queries.SectionFieldsFragment;
}

/**
 * The questions, the answer with its formula, and the specification that follows from the answers. They are kept in the
 * query string. The scripts of answer and specification are loaded after the last answer; if they cannot be loaded, the
 * status still names the tolerance and the devices, and a sentence refers to the PDFs in the table of decisions.
 */
export const AccuracyGuide = ({ content, answer, specification }: AccuracyGuideProps) => {
  const { guide, labels, locale } = content;
  const defaults = useMemo(
    () => Object.fromEntries([DECISION, DISTANCE, ...guide.questions.map(({ id }) => id)].map((id) => [id, ""])),
    [guide],
  );
  const [values, change] = useQueryState(defaults);
  const answers = readGuideAnswers(guide, values, locale);
  const given = completeAnswers(guide, answers);
  const isComplete = given !== undefined;
  const [answerModule, setAnswerModule] = useState<typeof AnswerModule>();
  useEffect(() => {
    if (isComplete) import("./answer-module").then(setAnswerModule, () => undefined);
  }, [isComplete]);
  const choice = (id: string) => ({
    id,
    chosen: values[id] ?? "",
    onChoose: (chosen: string) => change({ [id]: chosen }, true),
  });
  return (
    <>
      <Band palette="bone" id="questions" labelledBy="questions-heading">
        <Heading id="questions-heading" heading={answer.heading} lead={answer.lead} />
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
          <Stack gap={7}>
            <ChoiceField {...choice(DECISION)} text={labels.decisionQuestion} answers={guide.decisions} />
            <AmountField
              id={DISTANCE}
              label={guide.distance.text}
              hint={guide.distance.hint}
              value={values[DISTANCE] ?? ""}
              range={guide.distance}
              message={labels.invalid}
              onChange={(value) => change({ [DISTANCE]: value })}
            />
            {guide.questions.map(({ id, text, answers: choices }) => (
              <ChoiceField key={id} {...choice(id)} text={text} answers={choices} />
            ))}
          </Stack>
          <div sx={{ position: ["static", null, "sticky"], top: 96, display: "grid", gap: 5 }}>
            <Text role="status" variant="label">
              {given
                ? summarize(content, given)
                : fillPlaceholders(labels.answered, {
                    count: countAnswers(answers),
                    total: guide.questions.length + 2,
                  })}
            </Text>
            {given && answerModule && (
              <answerModule.AccuracyAnswer content={content} given={given} onRestart={() => change(defaults, true)} />
            )}
            {!given && <Text variant="lead">{labels.pending}</Text>}
          </div>
        </Grid>
      </Band>
      <Section id="specification" section={specification} palette="ink">
        {given && answerModule ? (
          <answerModule.SpecificationSheet content={content} given={given} />
        ) : (
          <>
            <Text variant="lead">{labels.specificationPending}</Text>
            <SpecificationForm content={content} />
          </>
        )}
      </Section>
    </>
  );
};
