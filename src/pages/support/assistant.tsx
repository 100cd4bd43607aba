import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../../content/pick";
import { HelpDesk } from "../../sections/help-desk";
import { HelpPlain } from "../../sections/help-plain";
import { Seo } from "../../seo/seo";
import { desk } from "../../theme/late/help-desk";

const AssistantPage = ({ data }: PageProps<Queries.AssistantPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/support/assistant");
  const faqs = present(data.faqs).items;
  const { heading, lead } = section(page.sections, "/support/assistant", "answers");
  const contact = section(page.sections, "/support/assistant", "contact");
  return (
    <>
      <Seo words={page.seo} path={page.route} noindex />
      <div id="first-screen" sx={desk}>
        <header sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
          {page.hero.label && <p sx={{ variant: "text.rule", mb: 2 }}>{page.hero.label}</p>}
          <h1 sx={{ variant: "text.h2" }}>{page.hero.heading}</h1>
          <p sx={{ variant: "text.muted" }}>{page.hero.lead}</p>
        </header>
        <HelpPlain heading={heading} lead={lead} faqs={faqs} contact={contact} link={word("source")} />
        <HelpDesk suggestions={faqs.map(({ question }) => question)} contact={contact} word={word} />
      </div>
    </>
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
