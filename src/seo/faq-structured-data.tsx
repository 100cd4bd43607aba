import { useEffect } from "react";
import { faqPage, type FaqFacts } from "./json-ld/faq";
import { toAbsoluteUrl, serializeGraph } from "./json-ld/graph";
import { useSiteFacts } from "./seo";

interface FaqStructuredDataProps {
  items: readonly FaqFacts[];
  /** Path of the page that shows the questions. */
  path: string;
}

/** Adds the structured data of the questions to the head while this component is mounted. */
export const FaqStructuredData = ({ items, path }: FaqStructuredDataProps) => {
  const site = useSiteFacts();
  useEffect(() => {
    // react-helmet is not used here: it would remove tags of the HTML that it did not write.
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = serializeGraph(faqPage(items)({ site, url: toAbsoluteUrl(site, path) }));
    document.head.append(script);
    return () => script.remove();
  }, [items, path, site]);
  return null;
};
