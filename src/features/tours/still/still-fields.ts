import { graphql } from "gatsby";

type StillFields = Queries.StillFieldsFragment;
/** A tour in whose first picture visitors measure. */
export type MeasuredTour = Pick<StillFields, "image" | "rooms"> & { readonly still: NonNullable<StillFields["still"]> };

/** Whether the camera of the first picture is known. */
export const hasStill = <Tour extends StillFields>(tour: Tour): tour is Tour & MeasuredTour => tour.still !== null;

export type StillLabels = Queries.StillLabelFieldsFragment;

/** What is measured at a position of the picture. Positions are fractions of its width and height. */
export interface Reading {
  readonly x: number;
  readonly y: number;
  /** From the camera, with its unit; `undefined` where nothing was measured, such as in the sky. */
  readonly length?: string;
  /** The nearest wall, and the position of the point on it at the same height. */
  readonly wall?: { readonly x: number; readonly y: number; readonly length: string };
}

export const stillFragment = graphql`
  fragment StillFields on Tour {
    path
    image {
      ...WholePicture
    }
    rooms {
      id
      min
      max
    }
    still {
      depthUrl
      position
      yaw
      pitch
      fov
      example
      lengthText
    }
  }
  fragment StillLabelFields on TourLabels {
    nothingThere
    still {
      view
      keys
      fromCamera
      toWall
      walk
    }
  }
`;
