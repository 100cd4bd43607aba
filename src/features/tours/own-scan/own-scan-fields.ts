import { graphql } from "gatsby";

/** Fragment with the labels of the section. */
export const ownScanFragment = graphql`
  fragment OwnScanFields on OwnScanLabels {
    label
    heading
    lead
    noScript
    drop
    choose
    accepted
    reading
    cancel
    canceled
    file
    format
    points
    extent
    sampled
    invalid
    noColors
    another
    overview
    walk
    walkHint
    noWebgl
    lost
    unknownFormat
    compressed
    noDecoder
    unknownVersion
    brokenHeader
    unknownPoints
    unknownColors
    missingPoints
    wrongSize
    wrongChecksum
    brokenData
    noPoints
    unreadable
  }
`;
