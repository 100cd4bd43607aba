import { graphql } from "gatsby";
import { Film } from "../ui/film";

/** Three projects as films. */
export const FeaturedProjects = ({ projects }: { projects: readonly Queries.FeaturedProjectPartsFragment[] }) => (
  <ul className="featured" sx={{ variant: "layout.grid" }}>
    {projects.map(({ id, title, subtitle, category, video }) => (
      <li key={id} sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        <Film film={video} />
        <p sx={{ variant: "text.label" }}>{category}</p>
        <h3 sx={{ variant: "text.h4" }}>{title}</h3>
        <p sx={{ color: "muted" }}>{subtitle}</p>
      </li>
    ))}
  </ul>
);

export const featuredProjectFragment = graphql`
  fragment FeaturedProjectParts on FeaturedProject {
    id
    title
    subtitle
    category
    image {
      ...CardPicture
    }
    video {
      ...FilmParts
    }
  }
`;
