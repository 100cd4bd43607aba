import { graphql, type PageProps } from "gatsby";
import { fillDrawn } from "../content/names";
import { present, section, words } from "../content/pick";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { ButtonLink } from "../ui/button-link";
import { EntryCard } from "../ui/entry-card";
import { FaqList } from "../ui/faq-list";
import { Grid } from "../ui/grid";

const AcademyPage = ({ data }: PageProps<Queries.AcademyPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/academy");
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/academy", "tutorials")}>
        <Grid>
          {present(data.tutorials).items.map(({ id, title, description, duration, category, thumbnail, docUrl }) => (
            <EntryCard
              key={id}
              label={`${word(category === "hardware" ? "hardware" : "software")} · ${duration}`}
              title={title}
              text={description}
              picture={thumbnail}
              link={{ to: docUrl, text: word("watch") }}
            />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/academy", "manuals")}>
        <Grid>
          {present(data.manuals).items.map(({ id, title, description, pages, category, thumbnail, docUrl }) => (
            <EntryCard
              key={id}
              label={`${word(category === "hardware" ? "hardware" : "software")} · ${fillDrawn(word("pages"), { count: pages })}`}
              title={title}
              text={description}
              picture={thumbnail}
              link={{ to: docUrl, text: word("readManual") }}
            />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/academy", "help")}>
        {(["hardware", "software"] as const).map((category) => (
          <div key={category} sx={{ mb: 7 }}>
            <h3 sx={{ variant: "text.h3", mb: 5 }}>{word(category)}</h3>
            <Grid>
              {present(data.supportTopics)
                .items.filter((topic) => topic.category === category)
                .map(({ id, name, description, articles, url }) => (
                  <EntryCard
                    key={id}
                    label={fillDrawn(word("articles"), { count: articles })}
                    title={name}
                    text={description}
                    link={{ to: url, text: word("readAnswer") }}
                  />
                ))}
            </Grid>
          </div>
        ))}
      </Section>
      <Section section={section(page.sections, "/academy", "faq")}>
        <FaqList items={present(data.faqs).items} link={word("readAnswer")} />
      </Section>
      <Section section={section(page.sections, "/academy", "assistance")} ground="ink" />
      <p sx={{ variant: "layout.container", py: 6 }}>
        <ButtonLink
          to={present(data.siteConfig).links.documentation}
          text={word("documentation")}
          variant="secondary"
        />
      </p>
    </PageFrame>
  );
};

export default AcademyPage;

export const query = graphql`
  query AcademyPage {
    page(route: { eq: "/academy" }) {
      ...PageWords
    }
    siteConfig {
      links {
        documentation
      }
    }
    tutorials {
      items {
        id
        title
        description
        duration
        category
        docUrl
        thumbnail {
          ...CardPicture
        }
      }
    }
    manuals {
      items {
        id
        title
        description
        pages
        category
        docUrl
        thumbnail {
          ...CardPicture
        }
      }
    }
    supportTopics {
      items {
        id
        name
        description
        category
        articles
        url
      }
    }
    faqs {
      items {
        id
        question
        answer
        docUrl
      }
    }
  }
`;
