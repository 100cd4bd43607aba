import { graphql } from "gatsby";

/** Where a project’s tour is shown: on another site where the content names one, else on its own page. The content check sees to it that there is one. */
export const tourUrlOf = ({ tourUrl, tour }: Queries.ProjectTourPartsFragment): string => tourUrl ?? tour?.path ?? "";

export const projectTourFragment = graphql`
  fragment ProjectTourParts on Project {
    tourUrl
    tour {
      path
    }
  }
`;
