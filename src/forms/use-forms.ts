import { graphql } from "gatsby";
import { labels, present, type LabelKey } from "../content/pick";
import { useSiteContent } from "../content/use-site-content";
import type { FormName } from "./payload";

export interface Forms {
  form: (name: FormName) => Queries.FormPartsFragment;
  /** The department that answers, for a visitor without script. */
  mailbox: (name: FormName) => string;
  /** Words that all forms share. */
  word: (key: LabelKey<"forms">) => string;
  deliverMarketplace: boolean;
}

/** Every form of the content. */
export function useForms(): Forms {
  const { allForm, siteConfig, formsWords } = useSiteContent();
  const { mailboxes, marketplace } = present(siteConfig);
  const departments: Record<FormName, string> = {
    demo: mailboxes.sales,
    contact: mailboxes.general,
    newsletter: mailboxes.general,
    "partner-application": mailboxes.partners,
    "partnership-inquiry": mailboxes.partners,
    "marketplace-partner": mailboxes.partners,
  };
  return {
    form: (name) => present(allForm.nodes.find((node) => node.name === name)),
    mailbox: (name) => departments[name],
    word: labels(formsWords, "forms"),
    deliverMarketplace: marketplace.deliver,
  };
}

export const formFragments = graphql`
  fragment FormsSite on SiteConfig {
    mailboxes {
      general
      sales
      partners
    }
    marketplace {
      deliver
    }
  }
  fragment FormParts on Form {
    name
    title
    intro
    submit
    busy
    cancel
    note
    success {
      title
      text
    }
    failure {
      title
      text
    }
    thanks {
      title
      text
    }
    inputs {
      name
      label
      type
      required
      placeholder
      autocomplete
      minLength
      minHeight
      message
    }
  }
`;
