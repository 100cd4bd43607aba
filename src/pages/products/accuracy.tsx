import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { AccuracyGuide } from "../../features/accuracy/accuracy-guide";
import { ClassTable } from "../../features/accuracy/class-table";
import { DecisionTable } from "../../features/accuracy/decision-table";
import { FurtherLinks } from "../../features/accuracy/further-links";
import { PageFrame } from "../../blocks/page-frame";
import { Section } from "../../blocks/section";
import { useLocale } from "../../hooks/use-site-content";

const AccuracyPage = ({ data }: PageProps<Queries.AccuracyPageQuery>) => {
  const page = assertPresent(data.page);
  const content = { guide: assertPresent(data.accuracy), labels: page.labels, locale: useLocale() };
  return (
    <PageFrame page={page}>
      <AccuracyGuide content={content} answer={page.answer} specification={page.specification} />
      <Section id="decisions" section={page.decisions} width="content">
        <DecisionTable content={content} />
      </Section>
      <Section id="classes" section={page.classes} width="content">
        <ClassTable content={content} />
        {page.terms && <FurtherLinks terms={page.terms} />}
      </Section>
    </PageFrame>
  );
};

export default AccuracyPage;

export const query = graphql`
  query AccuracyPage {
    page: accuracyPage {
      ...PageFields
      answer {
        ...HeadFields
      }
      specification {
        ...SectionFields
      }
      decisions {
        ...SectionFields
      }
      classes {
        ...SectionFields
      }
      terms {
        ...AccuracyTermFields
      }
      labels {
        ...AccuracyLabels
      }
    }
    accuracy {
      ...AccuracyFields
    }
  }
`;
