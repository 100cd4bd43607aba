import { composeSpecification, toMarkdown } from "@capture/domain/accuracy/compose-specification";
import { specificationPath } from "@capture/domain/accuracy/specification";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatNumber } from "@capture/domain/lib/locale";
import { Section } from "../../../blocks/section";
import { Grid, Hairline, Stack, Text } from "../../../ui/primitives";
import { bandProperties } from "../../../theme/bands";
import type { AccuracyContent, CompleteAnswers } from "./accuracy-content";
import { specificationAnswers } from "./findings";
import { SpecificationActions } from "./specification-actions";

interface SpecificationSheetProps {
  content: AccuracyContent;
  given: CompleteAnswers;
}

interface SpecificationSectionProps extends SpecificationSheetProps {
  section: Queries.SectionFieldsFragment;
}

/** The band of the specification, below the answer. */
export const SpecificationSection = ({ section, ...sheet }: SpecificationSectionProps) => (
  <Section id="specification" section={section} palette="ink">
    <SpecificationSheet {...sheet} />
  </Section>
);

/** The specification for the answers, as a sheet of numbered sentences, and buttons to take it along. */
const SpecificationSheet = ({ content: { guide, labels, locale }, given }: SpecificationSheetProps) => {
  const { decision, answers } = given;
  const distance = formatNumber(given.distance, locale);
  const sections = composeSpecification(guide, { decision, answers, distance }, labels, locale);
  const title = fillPlaceholders(labels.specificationTitle, { decision: decision.text });
  const markdown = toMarkdown(title, sections);
  return (
    <Stack gap={6}>
      <SpecificationActions
        // A new text is not copied yet.
        key={markdown}
        markdown={markdown}
        fileName={`${labels.fileName}-${decision.id}.md`}
        pdf={
          decision.hasOwnTolerance ? undefined : specificationPath(decision.id, specificationAnswers(guide, answers))
        }
        labels={labels}
      />
      <article
        aria-labelledby="sheet-heading"
        style={bandProperties("bone")}
        sx={{ bg: "background", color: "text", borderRadius: "card", p: [5, 7, 8] }}
      >
        <Text as="h3" id="sheet-heading" variant="h3" mb={6}>
          {title}
        </Text>
        {sections.map(({ id, title: heading, sentences }, index) => (
          <Hairline
            as="section"
            key={id}
            line="hairline"
            gap={[3, 3, 5]}
            columns={["minmax(0, 1fr)", null, "16rem minmax(0, 1fr)"]}
            py={5}
          >
            <Text as="h4" variant="h4">
              {`${index + 1}. ${heading}`}
            </Text>
            <Stack gap={3}>
              {sentences.map((sentence, at) => (
                <Grid key={sentence} gap={3} columns="2.5rem minmax(0, 1fr)" maxWidth="text">
                  <Text as="span" variant="label" pt={1}>
                    {`${index + 1}.${at + 1}`}
                  </Text>
                  <p sx={{ overflowWrap: "anywhere" }}>{sentence}</p>
                </Grid>
              ))}
            </Stack>
          </Hairline>
        ))}
      </article>
    </Stack>
  );
};
