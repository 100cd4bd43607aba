import { graphql, type PageProps } from "gatsby";
import { present, section } from "../content/pick";
import { FeatureList } from "../sections/feature-list";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const PlatformPage = ({ data }: PageProps<Queries.PlatformPageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/platform", "features")}>
        <FeatureList features={present(data.portalFeatures).items} />
      </Section>
      <Section section={section(page.sections, "/platform", "editing")}>
        {present(data.editingTabs).items.map(({ id, title, description, items }) => (
          <article key={id} id={id} sx={{ mb: 8 }}>
            <h3 sx={{ variant: "text.h3", mb: 2 }}>{title}</h3>
            <p sx={{ color: "muted", mb: 5, maxWidth: "text" }}>{description}</p>
            <ul className="parts" sx={{ variant: "layout.grid" }}>
              {items.map((item) => (
                <li key={item.title}>
                  <h4 sx={{ variant: "text.h4" }}>{item.title}</h4>
                  <p sx={{ color: "muted" }}>{item.description}</p>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </Section>
    </PageFrame>
  );
};

export default PlatformPage;

export const query = graphql`
  query PlatformPage {
    page(route: { eq: "/platform" }) {
      ...PageWords
    }
    portalFeatures {
      items {
        ...FeatureParts
      }
    }
    editingTabs {
      items {
        id
        title
        description
        items {
          ...FeatureParts
        }
      }
    }
  }
`;
