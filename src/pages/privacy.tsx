import { graphql, type PageProps } from "gatsby";
import { present } from "../content/pick";
import { LegalPage } from "../sections/legal-page";

const PrivacyPage = ({ data }: PageProps<Queries.PrivacyPageQuery>) => (
  <LegalPage page={present(data.page)} route="/privacy" />
);

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage {
    page(route: { eq: "/privacy" }) {
      ...PageWords
    }
  }
`;
