import { graphql, type PageProps } from "gatsby";
import { present, section } from "../content/pick";
import { FormBand } from "../sections/form-band";
import { Mailboxes } from "../sections/mailboxes";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const page = present(data.page);
  const mailboxes = section(page.sections, "/contact", "mailboxes");
  return (
    <PageFrame page={page}>
      <Section section={mailboxes}>
        <Mailboxes items={mailboxes.items ?? []} />
      </Section>
      <FormBand section={section(page.sections, "/contact", "message")} form="contact" />
    </PageFrame>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page(route: { eq: "/contact" }) {
      ...PageWords
    }
  }
`;
