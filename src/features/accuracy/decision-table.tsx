import type { ThemeUICSSObject } from "@theme-ui/core";
import { withPrefix } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { questionsOfSpecification, specificationPath } from "@capture/domain/accuracy/specification";
import { answerCombinations } from "@capture/domain/finder";
import { Row, Text } from "../../ui/primitives";
import { TableHead, TableRegion } from "../../ui/table-region";
import * as styles from "../../theme/styles/lists";
import { answersText, describeDecision, type AccuracyContent, type GuideDecision } from "./accuracy-content";

/** Each decision with its tolerance, its class and the reason, and its specifications as PDF. */
export const DecisionTable = ({ content }: { content: AccuracyContent }) => {
  const { guide, labels } = content;
  return (
    <TableRegion>
      <table aria-labelledby="decisions-heading" sx={table}>
        <TableHead headings={[labels.decision, labels.tolerance, labels.class]} />
        {guide.decisions.map((decision) => {
          const { tolerance, className } = describeDecision(content, decision);
          return (
            <tbody key={decision.id}>
              <tr>
                <th scope="rowgroup">
                  <Text variant="h4">{decision.text}</Text>
                  <Text as="small" variant="small">
                    {decision.hint}
                  </Text>
                </th>
                <td>{tolerance}</td>
                <td>{className}</td>
              </tr>
              <tr>
                <td colSpan={3}>
                  <p>{decision.reason}</p>
                  <PdfLinks decision={decision} content={content} />
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
    </TableRegion>
  );
};

/** The second row of a decision belongs to the first, so there is no line between them. */
const table: ThemeUICSSObject = {
  ...styles.table,
  "tbody > tr:first-of-type > *": { borderBottom: "none", pb: 2, pt: 5 },
  "tbody > tr:last-of-type > td": { pb: 5, fontFamily: "body", fontSize: "body", color: "muted" },
  "tbody > tr:first-of-type > td": { whiteSpace: ["normal", "nowrap"] },
  // On phones, wide enough for the longest word.
  "tbody > tr > th": { fontWeight: "body", width: ["46%", "60%"] },
};

/** Links to the specifications of a decision: one for each combination of the answers on which its sentences depend. */
const PdfLinks = ({ decision, content }: { decision: GuideDecision; content: AccuracyContent }) => {
  const { guide, labels } = content;
  const used = questionsOfSpecification(guide.specification);
  return (
    <Row columnGap={5} rowGap={1} mt={2}>
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
