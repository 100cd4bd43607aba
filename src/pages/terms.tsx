import { graphql, type PageProps } from "gatsby";
import { present } from "../content/pick";
import { LegalPage } from "../sections/legal-page";

const TermsPage = ({ data }: PageProps<Queries.TermsPageQuery>) => (
  <LegalPage page={present(data.page)} route="/terms" />
);

export default TermsPage;

export const query = graphql`
  query TermsPage {
    page(route: { eq: "/terms" }) {
      ...PageWords
    }
  }
`;
