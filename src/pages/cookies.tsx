import { graphql, type PageProps } from "gatsby";
import { present } from "../content/pick";
import { LegalPage } from "../sections/legal-page";

const CookiesPage = ({ data }: PageProps<Queries.CookiesPageQuery>) => (
  <LegalPage page={present(data.page)} route="/cookies" />
);

export default CookiesPage;

export const query = graphql`
  query CookiesPage {
    page(route: { eq: "/cookies" }) {
      ...PageWords
    }
  }
`;
