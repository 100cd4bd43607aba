import { useEffect } from "react";
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
  useEffect(() => {
    // Written by hand: react-helmet would take away the tags of the served head that it did not write.
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = graphText(faqPage(items)({ site, url: absolute(site, path) }));
    document.head.append(script);
    return () => script.remove();
  }, [items, path, site]);
  return null;
};
