import { graphql } from "gatsby";
import { DEMO_FORM_PATH } from "@capture/domain/dialogs";
import type { FormName } from "@capture/receiver/payload/payload";
import { assertPresent } from "../../lib/assert-present";
import { useSiteContent } from "../../hooks/use-site-content";

export type Forms = ReturnType<typeof useForms>;

/** The forms of the content, their messages and their mailboxes. */
export function useForms() {
  const { allForm, siteConfig, formLabels, showcasePage } = useSiteContent();
  const { mailboxes, marketplace } = assertPresent(siteConfig);
  const departmentOf: Partial<Record<FormName, string | null>> = {
    demo: mailboxes.sales,
    "partner-application": mailboxes.partners,
    "partnership-inquiry": mailboxes.partners,
    "marketplace-partner": mailboxes.partners,
  };
  const getMailbox = (name: FormName): string => departmentOf[name] ?? mailboxes.general;
  return {
    getForm: (name: FormName): Queries.FormFieldsFragment =>
      assertPresent(allForm.nodes.find((node) => node.name === name)),
    /** Email address of the department that receives a form, for visitors without script. */
    getMailbox,
    /** The link that replaces a form without script: to the page with the demo form, or to the mailbox. */
    getFallbackLink: (name: FormName): string =>
      name === "demo" && showcasePage ? DEMO_FORM_PATH : `mailto:${getMailbox(name)}`,
    /** Messages that all forms share. */
    messages: assertPresent(formLabels),
    deliverMarketplace: marketplace?.deliver === true,
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
  fragment DemoFormPage on ShowcasePage {
    route
  }
  fragment FormMessages on FormLabels {
    missing
    tryAgain
    email
    unavailable
    unavailableHint
  }
  fragment FormFields on Form {
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
