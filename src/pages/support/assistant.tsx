import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { Chat } from "../../features/support/chat";
import { NoScriptHelp } from "../../features/support/no-script-help";
import { Seo } from "../../seo/seo";
import { assistant } from "../../theme/styles/support";
import { Stack, Text } from "../../ui/primitives";

const AssistantPage = ({ data }: PageProps<Queries.AssistantPageQuery>) => {
  const page = assertPresent(data.page);
  const faqs = data.faqs?.items ?? [];
  const { hero, answers, contact, labels } = page;
  return (
    <>
      <Seo seo={page.seo} path={page.route} />
      <div id="first-screen" sx={assistant}>
        <Stack as="header" gap={3} justifyItems="start">
          {hero.label && (
            <Text variant="rule" mb={2}>
              {hero.label}
            </Text>
          )}
          <Text as="h1" variant="h2">
            {hero.heading}
          </Text>
          <Text variant="muted">{hero.lead}</Text>
        </Stack>
        <NoScriptHelp
          heading={answers.heading}
          lead={answers.lead}
          faqs={faqs}
          contact={contact}
          link={labels.source}
        />
        <Chat suggestions={faqs.map(({ question }) => question)} contact={contact} labels={labels} />
      </div>
    </>
  );
};

export default AssistantPage;

export const query = graphql`
  query AssistantPage {
    page: assistantPage {
      ...PageFields
      answers {
        ...HeadFields
      }
      contact {
        ...CallFields
      }
      labels {
        source
        ...ChatLabels
      }
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
