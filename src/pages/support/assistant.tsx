import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../../content/pick";
import { PageFrame } from "../../sections/page-frame";
import { Section } from "../../sections/section";
import { FaqList } from "../../ui/faq-list";

const AssistantPage = ({ data }: PageProps<Queries.AssistantPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/support/assistant");
  return (
    <PageFrame page={page} noindex>
      <Section section={section(page.sections, "/support/assistant", "answers")}>
        <FaqList items={present(data.faqs).items} link={word("source")} />
      </Section>
      <Section section={section(page.sections, "/support/assistant", "contact")} />
    </PageFrame>
  );
};

export default AssistantPage;

export const query = graphql`
  query AssistantPage {
    page(route: { eq: "/support/assistant" }) {
      ...PageWords
    }
    faqs {
      items {
        id
        question
        answer
        docUrl
      }
    }
  }
`;
