import { graphql } from "gatsby";

/**
 * The link to a project's tour: `tourUrl` on another site if it is set, otherwise the path of the tour's page on this
 * site; undefined if the project has no tour.
 */
export const tourUrlOf = ({ tourUrl, tour }: Queries.ProjectTourFieldsFragment): string | undefined =>
  tourUrl ?? tour?.path;

export const projectTourFragment = graphql`
  fragment ProjectTourFields on Project {
    tourUrl
    tour {
      path
    }
  }
`;
