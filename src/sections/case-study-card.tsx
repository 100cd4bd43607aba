import { graphql } from "gatsby";
import { EntryCard } from "../ui/entry-card";

interface CaseStudyCardProps {
  study: Queries.CaseStudyCardPartsFragment;
  /** The words of the link. */
  link: string;
}

export const CaseStudyCard = ({ study, link }: CaseStudyCardProps) => (
  <EntryCard
    label={`${study.industry.name} · ${study.stakeholder}`}
    title={study.title}
    text={study.description}
    picture={study.image}
    link={{ to: `/case-studies/${study.jsonId}`, text: link }}
  >
    <p sx={{ color: "muted" }}>
      <strong sx={{ variant: "text.figure", fontSize: "h3", color: "text" }}>{study.headline.value}</strong>{" "}
      {study.headline.label}
    </p>
    <p sx={{ variant: "text.label" }}>{study.tags.map(({ cameraTag }) => cameraTag).join(" · ")}</p>
  </EntryCard>
);

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCardParts on CaseStudy {
    jsonId
    title
    description
    stakeholder
    headline {
      value
      label
    }
    industry {
      name
    }
    tags {
      cameraTag
    }
    image {
      ...CardPicture
    }
  }
`;
