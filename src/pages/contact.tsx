import { graphql, type PageProps } from "gatsby";
import { present, section } from "../content/pick";
import { MailForm } from "../forms/mail-form";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/contact", "mailboxes")} />
      <Section section={section(page.sections, "/contact", "message")}>
        <MailForm form={present(data.form)} mailbox={present(data.siteConfig).mailboxes.general} />
      </Section>
    </PageFrame>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page(route: { eq: "/contact" }) {
      ...PageWords
    }
    form(name: { eq: "contact" }) {
      ...FormParts
    }
    siteConfig {
      mailboxes {
        general
      }
    }
  }
`;
