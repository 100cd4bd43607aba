import { graphql, type PageProps } from "gatsby";
import { labels, present } from "../content/pick";
import { CaseStudyBlock } from "../sections/case-study-block";
import { Closing } from "../sections/closing";
import { Hero, heroPreload } from "../sections/hero";
import { caseStudyArticle } from "../seo/json-ld/article";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Link } from "../ui/link";

const CaseStudyTemplate = ({ data }: PageProps<Queries.CaseStudyTemplateQuery>) => {
  const study = present(data.caseStudy);
  const label = labels(data.labels, "case-study");
  const facts = [
    { term: label("industry"), text: study.industry.name, to: `/solutions/${study.industry.slug}` },
    { term: label("stakeholder"), text: study.stakeholder },
  ];
  return (
    <>
      <Seo
        words={study.seo}
        path={`/case-studies/${study.jsonId}`}
        parts={caseStudyArticle(study)}
        published={{ day: study.day, section: study.industry.name }}
        preload={heroPreload(study.image)}
      />
      <Hero
        label={`${study.industry.name} · ${study.stakeholder}`}
        heading={study.title}
        lead={study.description}
        picture={study.image}
      >
        <p sx={{ pt: 7 }}>
          <strong sx={{ variant: "text.display" }}>{study.headline.value}</strong> {study.headline.label}
        </p>
      </Hero>
      <Band ground="bone">
        <p>
          <Link to="/case-studies" sx={{ variant: "layout.textLink" }}>
            {label("back")}
          </Link>
        </p>
        <dl sx={{ display: "flex", flexWrap: "wrap", gap: 6, my: 6 }}>
          {facts.map(({ term, text, to }) => (
            <div key={term}>
              <dt sx={{ variant: "text.label" }}>{term}</dt>
              <dd>{to ? <Link to={to}>{text}</Link> : text}</dd>
            </div>
          ))}
          <div>
            <dt sx={{ variant: "text.label" }}>{label("devices")}</dt>
            {study.tags.map(({ slug, cameraTag }) => (
              <dd key={slug}>
                <Link to={`/products/${slug}`}>{cameraTag}</Link>
              </dd>
            ))}
          </div>
        </dl>
        <CaseStudyBlock label={label("problem")} block={study.problem} />
        <CaseStudyBlock label={label("solution")} block={study.solution} />
        <CaseStudyBlock label={label("results")} block={study.results} />
      </Band>
      <Closing
        heading={label("closingHeading")}
        text={label("closingText")}
        actions={[
          { text: label("contactSales"), to: "/contact" },
          { text: label("requestDemo"), to: "/showcase#demo" },
        ]}
      />
    </>
  );
};

export default CaseStudyTemplate;

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) {
      ...CaseStudySeoParts
      jsonId
      title
      description
      stakeholder
      headline {
        value
        label
      }
      industry {
        slug
        name
      }
      tags {
        slug
        cameraTag
      }
      image {
        ...HeroPicture
      }
      problem {
        ...CaseStudyBlockParts
      }
      solution {
        ...CaseStudyBlockParts
      }
      results {
        ...CaseStudyBlockParts
      }
      seo {
        ...SeoWordsParts
      }
    }
    labels: words(name: { eq: "case-study" }) {
      words {
        key
        text
      }
    }
  }
`;
