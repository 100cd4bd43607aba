import { Stack, Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";
import { ContactPerson } from "./contact-person";

interface NoScriptHelpProps {
  heading: string;
  lead: string | null;
  faqs: readonly { readonly id: string; readonly question: string; readonly answer: string; readonly docUrl: string }[];
  contact: Queries.CallFieldsFragment;
  /** The text of the link to the full answer. */
  link: string;
}

/** Help for visitors without script: all FAQs with their answers, and links to contact the support team. */
export const NoScriptHelp = ({ heading, lead, faqs, contact, link }: NoScriptHelpProps) => (
  <noscript>
    {faqs.length > 0 && (
      <Stack as="section" gap={6} py={6}>
        <div>
          <Text as="h2" variant="h3">
            {heading}
          </Text>
          {lead && (
            <Text variant="muted" mt={2}>
              {lead}
            </Text>
          )}
        </div>
        {faqs.map(({ id, question, answer, docUrl }) => (
          <div key={id} id={id}>
            <Text as="h3" variant="h4" mb={2}>
              {question}
            </Text>
            <p sx={{ mb: 2 }}>{answer}</p>
            <TextLink to={docUrl} text={link} target="_top" />
          </div>
        ))}
      </Stack>
    )}
    <Stack as="section" gap={3} pb={7}>
      <Text as="h2" variant="h3">
        {contact.heading}
      </Text>
      <ContactPerson contact={contact} />
    </Stack>
  </noscript>
);
