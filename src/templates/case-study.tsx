import { graphql, type PageProps } from "gatsby";
import { useSiteAction } from "../hooks/use-site-action";
import { assertPresent } from "../lib/assert-present";
import { CaseStudyBlocks } from "../features/case-studies/case-study-blocks";
import { ChangeBars } from "../blocks/change-bars";
import { Closing } from "../blocks/closing";
import { HeadlineFigure } from "../features/case-studies/headline-figure";
import { Hero, getHeroPreload } from "../blocks/hero";
import { caseStudyArticle } from "../seo/json-ld/article";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";
import { TextLink } from "../ui/link/text-link";
import { Text } from "../ui/primitives";

const CaseStudyTemplate = ({ data }: PageProps<Queries.CaseStudyTemplateQuery>) => {
  const study = assertPresent(data.caseStudy);
  const labels = assertPresent(data.labels);
  const { industry } = study;
  const listPage = data.caseStudiesPage?.route;
  const facts: { term: string; links: { text: string; to?: string }[] }[] = [
    { term: labels.industry, links: industry ? [{ text: industry.name, to: industry.path }] : [] },
    { term: labels.stakeholder, links: [{ text: study.stakeholder }] },
    {
      term: labels.devices,
      links: (study.tags ?? []).map(({ slug, path, cameraTag }) => ({ text: cameraTag ?? slug, to: path })),
    },
  ].filter(({ links }) => links.length > 0);
  const action = useSiteAction(labels.requestDemo);
  const contact = { text: labels.contactSales, to: "/contact" };
  const actions = action.to === contact.to ? [action] : [contact, action];
  return (
    <>
      <Seo
        seo={study.seo}
        path={study.path}
        subject={[caseStudyArticle({ ...study, listPage })]}
        published={{ day: study.day, section: industry?.name }}
        preload={getHeroPreload(study.image)}
      />
      <Sections>
        <Hero
          label={[industry?.name ?? [], study.stakeholder].flat().join(" · ")}
          heading={study.title}
          lead={study.description}
          picture={study.image}
          isWhole={study.wholePicture ?? false}
          actions={actions}
        />
        <HeadlineFigure value={study.headline.value} label={study.headline.label}>
          {study.headline.change && <ChangeBars {...study.headline.change} />}
          <dl sx={{ display: "flex", flexWrap: "wrap", gap: 6 }}>
            {facts.map(({ term, links }) => (
              <div key={term}>
                <Text as="dt" variant="label">
                  {term}
                </Text>
                {links.map(({ text, to }) => (
                  <dd key={text}>{to === undefined ? text : <TextLink to={to} text={text} />}</dd>
                ))}
              </div>
            ))}
          </dl>
        </HeadlineFigure>
        <Band palette="bone">
          <CaseStudyBlocks
            blocks={[
              { label: labels.problem, block: study.problem },
              { label: labels.solution, block: study.solution },
              { label: labels.results, block: study.results },
            ]}
          />
          {listPage !== undefined && (
            <p sx={{ mt: 8 }}>
              <TextLink to={listPage} text={labels.back} />
            </p>
          )}
        </Band>
        <Closing heading={labels.closingHeading} text={labels.closingText} actions={actions} />
      </Sections>
    </>
  );
};

export default CaseStudyTemplate;

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) {
      ...CaseStudySeoFields
      path
      title
      description
      stakeholder
      headline {
        value
        label
        change {
          ...ChangeFields
        }
      }
      industry {
        path
        name
      }
      tags {
        slug
        path
        cameraTag
      }
      image {
        ...WholePicture
      }
      wholePicture
      problem {
        ...CaseStudyBlockFields
      }
      solution {
        ...CaseStudyBlockFields
      }
      results {
        ...CaseStudyBlockFields
      }
      seo {
        ...SeoFields
      }
    }
    caseStudiesPage {
      route
    }
    labels: caseStudyLabels {
      industry
      stakeholder
      devices
      contactSales
      requestDemo
      problem
      solution
      results
      back
      closingHeading
      closingText
    }
  }
`;
