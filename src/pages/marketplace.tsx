import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { MailForm } from "../forms/mail-form";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { ButtonLink } from "../ui/button-link";
import { EntryCard } from "../ui/entry-card";
import { Grid } from "../ui/grid";

const MarketplacePage = ({ data }: PageProps<Queries.MarketplacePageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/marketplace");
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/marketplace", "tools")}>
        <Grid>
          {present(data.marketplaceTools).items.map(({ id, name, description, category, url }) => (
            <EntryCard
              key={id}
              label={category}
              title={name}
              text={description}
              link={{ to: url, text: word("openTool") }}
            />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/marketplace", "services")}>
        <Grid>
          {present(data.marketplaceServices).items.map(({ id, name, description, category, price, facts, url }) => (
            <EntryCard
              key={id}
              label={category}
              title={name}
              text={description}
              {...(url !== null && { link: { to: url, text: word("requestService") } })}
            >
              {facts && (
                <ul>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              )}
              <p sx={{ variant: "text.label" }}>
                {word("price")}: {price}
              </p>
            </EntryCard>
          ))}
        </Grid>
        <p sx={{ mt: 6 }}>
          <ButtonLink to="/marketplace#partner" text={word("offerServices")} variant="secondary" />
        </p>
      </Section>
      <Section section={section(page.sections, "/marketplace", "partner")}>
        <MailForm form={present(data.form)} mailbox={present(data.siteConfig).mailboxes.partners} />
      </Section>
    </PageFrame>
  );
};

export default MarketplacePage;

export const query = graphql`
  query MarketplacePage {
    page(route: { eq: "/marketplace" }) {
      ...PageWords
    }
    form(name: { eq: "marketplace-partner" }) {
      ...FormParts
    }
    siteConfig {
      mailboxes {
        partners
      }
    }
    marketplaceTools {
      items {
        id
        name
        description
        category
        icon
        url
      }
    }
    marketplaceServices {
      items {
        id
        name
        description
        category
        price
        icon
        facts
        url
        isPartner
      }
    }
  }
`;
