import { graphql } from "gatsby";
import { EntryCard } from "../ui/entry-card";
import { Link } from "../ui/link";
import { VisuallyHidden } from "../ui/visually-hidden";

interface ProjectCardProps {
  project: Queries.ProjectCardPartsFragment;
  /** The words of the two links. */
  tour: string;
  caseStudy: string;
}

export const ProjectCard = ({ project, tour, caseStudy }: ProjectCardProps) => (
  <EntryCard label={project.category.name} title={project.title} text={project.description} picture={project.image}>
    <p sx={{ display: "flex", flexWrap: "wrap", gap: 5, mt: "auto" }}>
      <Link to={project.tourUrl} sx={{ variant: "layout.textLink" }}>
        {tour}
        <VisuallyHidden>: {project.title}</VisuallyHidden>
      </Link>
      <Link to="/case-studies" sx={{ variant: "layout.textLink" }}>
        {caseStudy}
      </Link>
    </p>
  </EntryCard>
);

export const projectCardFragment = graphql`
  fragment ProjectCardParts on Project {
    id: jsonId
    title
    description
    tourUrl
    category {
      name
    }
    image {
      ...CardPicture
    }
  }
`;
