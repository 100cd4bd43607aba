import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { FormBand } from "../blocks/form-band";
import { Mailboxes } from "../features/company/mailboxes";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page} isWhole>
      <Section id="mailboxes" section={page.mailboxes}>
        <Mailboxes items={page.mailboxes.items} />
      </Section>
      <FormBand id="message" head={page.message} form="contact" />
    </PageFrame>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...PageFields
      mailboxes {
        ...ItemSectionFields
      }
      message {
        ...LabeledHeadFields
      }
    }
  }
`;
