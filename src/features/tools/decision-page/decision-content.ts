import { graphql } from "gatsby";
import type { FactContent } from "@capture/domain/facts";

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
  readonly facts: FactContent & { readonly questions: readonly Queries.QuestionFieldsFragment[] };
  /** The query string of the example. */
  readonly example: string;
  readonly brand: string;
  readonly locale: string;
}

export const decisionFragments = graphql`
  fragment DecisionDeviceFields on Product {
    slug
    path
    name
    cardLine
    specifications {
      key
      value
      conditionsText
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
    unstated
    print
    share
    send
    message
    link
    specification
  }
`;
