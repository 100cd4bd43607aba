import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { Question } from "../../../blocks/question";
import { Grid, Stack, Text } from "../../../ui/primitives";
import { Band } from "../../../ui/band";
import { useFacts } from "../facts/use-facts";
import type { FinderContent } from "./finder-content";
import { FinderNext, FinderResult } from "./finder-result";

/** The questions and, after the last answer, the suggested devices. The answers are kept in the query string. */
export const Finder = (content: FinderContent) => {
  const { labels, decisions, tools } = content;
  const { questions } = content.finder;
  const { facts, answer, restart } = useFacts({ questions, decisions });
  const { answers } = facts;
  const answerCount = Object.keys(answers).length;
  const isAnswered = answerCount === questions.length;
  return (
    <Band palette="bone" id="questions">
      <Grid
        data-script=""
        mt={[-5, null, -7]}
        columnGap={8}
        rowGap={7}
        alignItems="start"
        columns={["minmax(0, 1fr)", null, "minmax(0, 7fr) minmax(0, 5fr)"]}
      >
        <Stack gap={8}>
          {questions.map((question, index) => (
            <Question
              key={question.id}
              question={question}
              step={
                fillPlaceholders(labels.step, { count: index + 1, total: questions.length }) +
                (facts.followed[question.id] ? ` · ${tools.factLabels?.carried}` : "")
              }
              selected={answers[question.id] ?? ""}
              onSelect={(value) => answer(question.id, value)}
            />
          ))}
        </Stack>
        <div
          sx={{
            position: ["static", null, "sticky"],
            top: 88,
            gridRow: [null, null, "1 / 3"],
            gridColumn: [null, null, 2],
            display: "grid",
            gap: 3,
          }}
        >
          <Text role="status" variant="label">
            {fillPlaceholders(labels.answered, { count: answerCount, total: questions.length })}
          </Text>
          {isAnswered ? (
            <FinderResult {...content} answers={answers} />
          ) : (
            <p
              sx={{
                variant: "text.lead",
                p: [5, 6],
                border: "1px dashed",
                borderColor: "border",
                borderRadius: "card",
              }}
            >
              {labels.pending}
            </p>
          )}
        </div>
        {isAnswered && <FinderNext {...content} answers={answers} onRestart={restart} />}
      </Grid>
    </Band>
  );
};

export const finderFragments = graphql`
  fragment FinderFields on Finder {
    questions {
      ...QuestionFields
    }
    rules {
      when {
        question
        answers
      }
      device {
        slug
      }
      points
      reason
      field
    }
    exclusions {
      when {
        question
        answers
      }
      device {
        slug
      }
      reason
      field
    }
  }

  fragment FinderDecisionFields on AccuracyDecision {
    id
    text
    follows {
      question
      answer
    }
  }

  fragment FinderDeviceFields on Product {
    slug
    path
    name
    cardLine
    productImage {
      ...CardPicture
    }
    specifications {
      key
      value
    }
  }

  fragment FinderLabels on FinderPageLabels {
    step
    answered
    pending
    suggested
    also
    excluded
    viewProduct
    requestDemo
    restart
    message
    suggestion
    planner
    speaksFor
    speaksAgainst
    or
    and
  }
`;
