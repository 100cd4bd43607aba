import { graphql } from "gatsby";

/**
 * The link to a project's tour: `tourUrl` on another site if it is set, otherwise the path of the tour's page on this
 * site. The content check ensures that one of them exists.
 */
export const tourUrlOf = ({ tourUrl, tour }: Queries.ProjectTourPartsFragment): string => tourUrl ?? tour?.path ?? "";

export const projectTourFragment = graphql`
  fragment ProjectTourParts on Project {
    tourUrl
    tour {
      path
    }
  }
`;
