import { readAccuracy, type AssumedConditions } from "@capture/domain/accuracy/read-accuracy";
import type { Conditions } from "@capture/domain/accuracy/conditions";
import type { Quantity } from "@capture/domain/quantities";
import { wordsIn } from "@capture/words/words";
import { contentOf, nulls } from "./data";
import { deviceOf, plannerFiguresOf, specificationGroups } from "./devices";
import { pageOf } from "./pages";

type Data = Queries.DecisionPageQuery;
type Entry<Name extends "finder" | "planner" | "accuracy"> = NonNullable<Data[Name]>;

interface SpecValue {
  readonly key: string;
  readonly value: string;
  readonly quantities?: readonly Quantity[];
  readonly conditions?: Conditions;
}

const PLANNED = ["batteryBuiltIn", "megabytesPerPoint", "areaPerMinute", "megabytesPerMinute"] as const;

/** A device with the accuracy as the build computes it. */
function withAccuracy(slug: string) {
  const device = contentOf<{ readonly specifications: readonly SpecValue[] }>(`products/${slug}.json`);
  const fields = specificationGroups.flatMap((group) => group.fields) as unknown as readonly {
    readonly key: string;
    readonly assumedConditions?: AssumedConditions;
  }[];
  const specifications = device.specifications.map((specified) => {
    const assumed = fields.find(({ key }) => key === specified.key)?.assumedConditions;
    const accuracy =
      assumed && specified.conditions ? readAccuracy(specified.quantities, specified.conditions, assumed) : undefined;
    return { ...specified, conditionsText: null, accuracy: accuracy ?? null };
  });
  return { ...device, specifications };
}

const withDevices = (rules: readonly { readonly device?: unknown }[]) =>
  rules.map((rule) => (typeof rule.device === "string" ? { ...rule, device: deviceOf(rule.device) } : rule));

/** The data of the decision page, as its query returns them. */
export function decisionData(): Data {
  const finder = contentOf<Entry<"finder">>("finder.json");
  const accuracy = contentOf<Entry<"accuracy">>("accuracy.json");
  const planner = contentOf<Entry<"planner">>("planner.json");
  // Like the texts of the pages above, which no other company has.
  const words = wordsIn("en");
  const linkOf = (route: string, name: string) => ({ route: `/products/${route}`, name });
  return {
    page: pageOf<Data>("decision"),
    labels: words["labels/decision.json"],
    factLabels: words["labels/decision.json"],
    finder: { ...finder, rules: withDevices(finder.rules), exclusions: withDevices(finder.exclusions) },
    accuracy: {
      ...accuracy,
      rules: withDevices(accuracy.rules),
      devices: accuracy.devices.map((each) => ({ ...each, device: withAccuracy(String(each.device)) })),
    },
    planner: {
      ...planner,
      devices: planner.devices.map(({ device, ...assumptions }) => ({
        ...nulls(...PLANNED),
        ...assumptions,
        ...plannerFiguresOf(String(device)),
        device: deviceOf(String(device)),
      })),
    },
    plannerPage: pageOf("planner"),
    accuracyPage: pageOf("accuracy"),
    productLabels: words["labels/product.json"],
    devices: { nodes: ["pro", "minion", "meta"].map(withAccuracy) },
    specificationFields: { items: specificationGroups },
    decisionLink: linkOf("decision", "Decision sheet"),
    finderLink: linkOf("finder", "Device finder"),
    plannerLink: linkOf("planner", "Capture planner"),
    accuracyLink: linkOf("accuracy", "Accuracy guide"),
    compareLink: linkOf("compare", "Compare devices"),
  } as unknown as Data;
}
