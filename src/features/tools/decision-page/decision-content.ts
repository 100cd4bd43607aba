import { graphql } from "gatsby";
import { assertPresent } from "../../../lib/assert-present";
import type { FactContent } from "@capture/domain/facts/read-facts";

/** The content of the decision page, as its query returns it. */
export interface DecisionContent {
  readonly finder: Queries.FinderFieldsFragment;
  readonly guide: Queries.AccuracyFieldsFragment;
  readonly planner: Queries.PlannerFieldsFragment;
  readonly devices: readonly Queries.DecisionDeviceFieldsFragment[];
  readonly groups: readonly Queries.SpecificationGroupFieldsFragment[];
  readonly labels: Queries.DecisionLabelsFragment;
  readonly plannerLabels: Queries.PlannerLabelsFragment;
  readonly guideLabels: Queries.AccuracyLabelsFragment;
  readonly notStated: string;
  readonly tools: Queries.ToolLinksFragment;
  /** What the facts refer to. */
  readonly facts: Pick<FactContent, "decisions"> & { readonly questions: readonly Queries.QuestionFieldsFragment[] };
  /** The query string of the example. */
  readonly example: string;
  readonly brand: string;
  readonly locale: string;
}

/** The content of the page from its query. */
export function createDecisionContent(
  data: Queries.DecisionDataFragment,
  { example, brand, locale }: Pick<DecisionContent, "example" | "brand" | "locale">,
): DecisionContent {
  const finder = assertPresent(data.finder);
  const guide = assertPresent(data.accuracy);
  return {
    finder,
    guide,
    planner: assertPresent(data.planner),
    devices: data.devices.nodes,
    groups: data.specificationFields?.items ?? [],
    labels: assertPresent(data.labels),
    plannerLabels: assertPresent(data.plannerPage).labels,
    guideLabels: assertPresent(data.accuracyPage).labels,
    notStated: assertPresent(data.productLabels).notStated,
    tools: data,
    facts: { questions: [...finder.questions, ...guide.questions], decisions: guide.decisions },
    example,
    brand,
    locale,
  };
}

export const decisionFragments = graphql`
  fragment DecisionData on Query {
    labels: decisionLabels {
      ...DecisionLabels
    }
    finder {
      ...FinderFields
    }
    planner {
      ...PlannerFields
    }
    accuracy {
      ...AccuracyFields
    }
    plannerPage {
      labels {
        ...PlannerLabels
      }
    }
    accuracyPage {
      labels {
        ...AccuracyLabels
      }
    }
    productLabels {
      notStated
    }
    devices: allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...DecisionDeviceFields
      }
    }
    specificationFields {
      items {
        ...SpecificationGroupFields
      }
    }
    ...ToolLinks
  }

  fragment DecisionDeviceFields on Product {
    slug
    name
    specifications {
      key
      value
      conditionsText
      quantities {
        values
        unit
      }
      conditions {
        distance {
          values
          unit
        }
      }
    }
  }

  fragment DecisionLabels on DecisionLabels {
    ...FactLabels
    project
    projectHint
    choose
    ownTolerance
    distanceField
    restart
    withoutScript
    loading
    failed
    sheet
    example
    missing
    devices
    meets
    unclear
    weaker
    excluded
    noReason
    pendingDevices
    order
    plan
    assumed
    comparison
    otherDevice
    otherHint
    questions
    question
    assumption
    notEntered
    print
    share
    send
    message
    link
  }
`;
