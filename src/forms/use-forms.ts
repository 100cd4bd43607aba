import { graphql, useStaticQuery } from "gatsby";
import { labels, present, type LabelKey } from "../content/pick";
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
  const { allForm, siteConfig, words } = useStaticQuery<Queries.FormsQuery>(graphql`
    query Forms {
      allForm {
        nodes {
          ...FormParts
        }
      }
      siteConfig {
        mailboxes {
          general
          sales
          partners
        }
        marketplace {
          deliver
        }
      }
      words(name: { eq: "forms" }) {
        words {
          key
          text
        }
      }
    }
  `);
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
    word: labels(words, "forms"),
    deliverMarketplace: marketplace.deliver,
  };
}

export const formFragment = graphql`
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
