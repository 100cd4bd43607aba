import { graphql } from "gatsby";

/** Fragments with the data and the labels of the viewer, the floor plan and the lists. */
/** A tour with the texts around it, or a cloud alone: then it has no rooms, doors and stations. */
export type Tour = Omit<Queries.TourViewerFieldsFragment, "image">;
export type TourStation = Tour["stations"][number];

export const tourFragments = graphql`
  fragment TourViewerFields on Tour {
    slug
    path
    name
    ceiling
    device {
      name
      specifications {
        key
        value
        conditionsText
        accuracy {
          meters
          confidence
          of
          isOfAssumed
          isConfidenceAssumed
        }
      }
    }
    image {
      ...WholePicture
    }
    rooms {
      id
      name
      min
      max
    }
    doors {
      between
      from
      to
      closed
    }
    stations {
      id
      name
      room
      position
      heading
      view
      depthUrl
      pyramid {
        preview
        tiles
        width
      }
      picture {
        alt
      }
    }
    scan {
      points
      origin
      step
      min
      max
      pieces {
        url
        points
      }
    }
  }
  fragment TourPageLabels on TourLabels {
    label
    factsHeading
    factsLead
    deviceFact
    accuracyFact
    panoramasFact
    pointsFact
    areaFact
    ceilingFact
    sampleData
  }
  fragment TourLabelFields on TourLabels {
    start
    openScan
    view
    keys
    loading
    failed
    noWebgl
    lost
    rooms
    plan
    planAtStation
    goTo
    cloud
    measure
    measureHint
    secondPoint
    nothingThere
    takePoint
    measurements
    measurement
    remove
    accuracy
    assumedLevel
    howComputed
    assumedOf
    errorOf {
      range
      point
      distance
    }
    errorOfPress
    level
    noAccuracy
    zoomIn
    zoomOut
    rotate
    fullScreen
    share
    copied
    copyUrl
    embed
    codeCopied
    copyCode
    colors
    photo
    depth
    height
    plain
    ceiling
    planCut
    planKeys
    dimensions
    roomColumn
    widthColumn
    depthColumn
    areaColumn
    points
    enter
    enterNearest
  }
`;
