import type { ThemeUICSSObject } from "@theme-ui/core";
import { withPrefix } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { questionsOfSpecification, specificationPath } from "@capture/domain/accuracy/specification";
import { answerCombinations } from "@capture/domain/answer-combinations";
import { Icon } from "../../../ui/icon";
import { Hairline, Row, Stack, Text } from "../../../ui/primitives";
import { answersText, describeDecision, type AccuracyContent, type GuideDecision } from "./accuracy-content";

interface DecisionProps {
  decision: GuideDecision;
  content: AccuracyContent;
}

/** Each decision with its tolerance and class; opened, the reason for it and its specifications as PDF. */
export const DecisionList = ({ content }: { content: AccuracyContent }) => (
  <ul className="decisions" sx={{ borderBottom: "1px solid", borderColor: "hairline" }}>
    {content.guide.decisions.map((decision) => (
      <li key={decision.id}>
        <Hairline as="details" line="hairline" sx={{ "&[open] > summary svg": { transform: "rotate(180deg)" } }}>
          <DecisionRow decision={decision} content={content} />
          <Stack gap={3} pb={5}>
            <Text variant="muted" maxWidth="text">
              {decision.reason}
            </Text>
            <PdfLinks decision={decision} content={content} />
          </Stack>
        </Hairline>
      </li>
    ))}
  </ul>
);

const DecisionRow = ({ decision, content }: DecisionProps) => {
  const { tolerance, className } = describeDecision(content, decision);
  return (
    <summary sx={row}>
      <Text as="span" variant="h4">
        {decision.text}
      </Text>{" "}
      <Text as="span" variant="small" sx={{ gridArea: ["2 / 1", null, "auto"] }}>
        {decision.hint}
      </Text>{" "}
      <Text as="span" variant="figure" sx={{ textAlign: "end" }}>
        {tolerance}
      </Text>{" "}
      <Text as="span" variant="label" sx={{ gridArea: ["2 / 2", null, "auto"], textAlign: "end" }}>
        {className}
      </Text>
      <Icon name="chevron-down" />
    </summary>
  );
};

/** On phones and tablets, the small line and the class are below the decision and its tolerance. */
const row: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr) 4.5rem auto", null, "16rem minmax(0, 1fr) 5rem 5rem auto"],
  columnGap: [4, null, 5],
  rowGap: 1,
  alignItems: "baseline",
  py: 4,
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& svg": { alignSelf: "center", transition: "transform 240ms" },
};

/** Links to the specifications of a decision: one for each combination of the answers on which its sentences depend. */
const PdfLinks = ({ decision, content }: DecisionProps) => {
  const { guide, labels } = content;
  const used = questionsOfSpecification(guide.specification);
  return (
    <Row columnGap={5} rowGap={1}>
      <Text variant="label">{labels.pdf}</Text>
      {answerCombinations(guide.questions.filter(({ id }) => used.has(id))).map((answers) => {
        const conditions = answersText(content, answers);
        return (
          <a
            key={conditions}
            href={withPrefix(specificationPath(decision.id, answers))}
            aria-label={fillPlaceholders(labels.pdfName, { decision: decision.text, conditions })}
            sx={{ variant: "layout.textLink", py: 1, fontSize: "small" }}
          >
            {conditions}
          </a>
        );
      })}
    </Row>
  );
};
