import { graphql } from "gatsby";

/**
 * The URL of a project’s tour: on another site if `tourUrl` is set, otherwise the path of its own page. The content
 * check ensures that one of them exists.
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
