import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { createDecisionContent } from "../../features/tools/decision-page/decision-content";
import { Decision } from "../../features/tools/decision-page/decision";
import { useLocale, useSiteContent } from "../../hooks/use-site-content";

const DecisionPage = ({ data }: PageProps<Queries.DecisionPageQuery>) => {
  const page = assertPresent(data.page);
  const locale = useLocale();
  const { siteConfig } = useSiteContent();
  const brand = assertPresent(siteConfig).brand;
  const { example } = page;
  const content = useMemo(
    () => createDecisionContent(data, { example, brand, locale }),
    [data, example, brand, locale],
  );
  return (
    <PageFrame page={page} isTool>
      <Decision content={content} />
    </PageFrame>
  );
};

export default DecisionPage;

export const query = graphql`
  query DecisionPage {
    page: decisionPage {
      ...PageFields
      example
    }
    ...DecisionData
  }
`;
