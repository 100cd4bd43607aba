import { readAccuracy, type ComputedAccuracy, type AssumedConditions } from "@capture/domain/accuracy/read-accuracy";
import { formatConditions, type ConditionLabels, type Conditions } from "@capture/domain/accuracy/conditions";
import type { Quantity } from "@capture/domain/quantities";
import { fillText } from "./fill-text";
import { computed, entriesOf, findEntry, siteLocale, type NodeModel } from "../lib/node-model";

/** The GraphQL type of an accuracy with which the site computes. */
export const conditionTypes = `
  "An accuracy, as the site computes with it."
  type ComputedAccuracy {
    meters: Float!
    "In percent: the level that the field assumes, to which a specified one is converted."
    confidence: Float!
    "What it is measured on: range, point or distance."
    of: String!
    isOfAssumed: Boolean!
    isConfidenceAssumed: Boolean!
  }
`;

/** A spec value of a product, as in its file. */
export interface SpecValueNode {
  readonly key: string;
  readonly value: string;
  readonly quantities?: readonly Quantity[];
  readonly conditions?: Conditions;
}

interface FieldsNode {
  readonly items: readonly {
    readonly fields: readonly { readonly key: string; readonly assumedConditions?: AssumedConditions }[];
  }[];
}

/** For each spec value with conditions their text, and the length with which the site computes. */
export const conditionFields = {
  Specification: {
    conditionsText: computed(
      "String",
      ({ conditions }: SpecValueNode, model) => conditions && conditionsText(conditions, model),
    ),
    accuracy: computed("ComputedAccuracy", accuracyOf),
  },
};

/** The conditions of a spec value as sentences. */
export async function conditionsText(conditions: Conditions, nodeModel: NodeModel): Promise<string | undefined> {
  const labels = await findEntry<{ conditions: ConditionLabels }>(nodeModel, "ProductLabels");
  return labels ? fillText(formatConditions(conditions, labels.conditions, await siteLocale(nodeModel))) : undefined;
}

/** Reads an accuracy as its field says; nothing if it has no conditions or is not a length. */
export async function accuracyOf(
  { key, quantities, conditions }: SpecValueNode,
  nodeModel: NodeModel,
): Promise<ComputedAccuracy | undefined> {
  if (!conditions) return undefined;
  const entries = await entriesOf<FieldsNode>(nodeModel, "SpecificationFields");
  const fields = entries.flatMap(({ items }) => items.flatMap((group) => group.fields));
  const assumed = fields.find((field) => field.key === key)?.assumedConditions;
  return assumed && readAccuracy(quantities, conditions, assumed);
}
