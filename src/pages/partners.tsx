import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { MailForm } from "../forms/mail-form";
import { PageFrame } from "../sections/page-frame";
import { ProgramCard } from "../sections/program-card";
import { Section } from "../sections/section";
import { Grid } from "../ui/grid";

const PartnersPage = ({ data }: PageProps<Queries.PartnersPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/partners");
  const { mailboxes } = present(data.siteConfig);
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/partners", "programs")}>
        <Grid>
          {present(data.partnerPrograms).items.map((program) => (
            <ProgramCard
              key={program.id}
              program={program}
              benefits={word("benefits")}
              application={{ title: word("applicationTitle"), text: word("applicationText") }}
              mailbox={mailboxes.partners}
            />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/partners", "why")} ground="ink" />
      <Section section={section(page.sections, "/partners", "inquiry")}>
        <MailForm form={present(data.form)} mailbox={mailboxes.partners} />
      </Section>
    </PageFrame>
  );
};

export default PartnersPage;

export const query = graphql`
  query PartnersPage {
    page(route: { eq: "/partners" }) {
      ...PageWords
    }
    form(name: { eq: "partnership-inquiry" }) {
      ...FormParts
    }
    siteConfig {
      mailboxes {
        partners
      }
    }
    partnerPrograms {
      items {
        ...ProgramCardParts
      }
    }
  }
`;
