import { Helmet } from "react-helmet";
import { faqPage, type FaqFacts } from "./json-ld/faq";
import { absolute, graphText } from "./json-ld/graph";
import { useSiteFacts } from "./site-facts";

interface FaqStructuredDataProps {
  items: readonly FaqFacts[];
  /** The page that shows the questions. */
  path: string;
}

/**
 * Structured data of the questions for as long as they are shown: it comes
 * into the head when this is drawn and leaves with it.
 */
export const FaqStructuredData = ({ items, path }: FaqStructuredDataProps) => {
  const site = useSiteFacts();
  return (
    <Helmet>
      <script type="application/ld+json">{graphText(faqPage(items)({ site, url: absolute(site, path) }))}</script>
    </Helmet>
  );
};
