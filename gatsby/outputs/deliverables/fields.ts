import { existsSync, readFileSync } from "node:fs";
import { formatUncertainty } from "@capture/viewer/measuring";
import { contentFile } from "@capture/content/model/folder";
import { svgSize } from "@capture/deliverables/plan/svg";
import { builtFile } from "../../lib/write-once";
import { publishModel } from "../models/files";
import { confidenceOf, contentOf, dimensionsOf, productsOf, sourceOf, type PageSource } from "./page-source";
import { computed, type NodeModel } from "../../lib/node-model";
import { writeDeliverable, type Deliverable } from "./write-deliverables";

/** GraphQL types of the files and the dimensions that the build writes for the page with sample data. */
export const deliverableTypes = `
  "A file that the build writes from a tour, or a copy of a model."
  type SampleDeliverable {
    kind: String!
    "File name of the download."
    name: String!
    "What the file shows, when several files have the same kind."
    subject: String
    url: String!
    bytes: Int!
    sha256: String!
  }

  "The floor plan, with the proportions of its picture."
  type SamplePlan {
    url: String!
    width: Int!
    height: Int!
  }

  "True lengths of the tour, and what the accuracy of its device allows for them."
  type SampleChecks {
    "The uncertainty of a length, such as ±1.4 cm."
    accuracy: String!
    "The confidence level, such as 95%."
    confidence: String!
    dimensions: [SampleDimension!]!
  }

  "In meters."
  type SampleDimension {
    name: String!
    length: Float!
    min: Float!
    max: Float!
  }
`;

/** The files that the build writes for the page with sample data, and the true dimensions. */
export const deliverableFields = {
  SampleDataPage: {
    deliverables: computed("[SampleDeliverable!]!", deliverables),
    plan: computed("SamplePlan", plan),
    checks: computed("SampleChecks", checks),
  },
};

async function deliverables(page: PageSource, model: NodeModel): Promise<Deliverable[]> {
  const content = await contentOf(page, model);
  const source = sourceOf(content);
  const kinds = listedKinds(page);
  const files = await Promise.all([...kinds].map((kind) => writeDeliverable(kind, source)));
  return [...files.flat(), ...(kinds.has("models") ? await publishModels(await productsOf(model)) : [])];
}

const MODEL_EXTENSIONS = [".glb", ".usdz"];

/** Copies the 3D models of devices into public/, and returns those that exist. */
async function publishModels(devices: Awaited<ReturnType<typeof productsOf>>): Promise<Deliverable[]> {
  const files = devices.flatMap((device) => MODEL_EXTENSIONS.map((extension) => ({ ...device, extension })));
  const published = files.map(async ({ slug, name: subject, extension }) => {
    const name = `${slug}${extension}`;
    const path = contentFile(`models/${name}`);
    if (!existsSync(path)) return [];
    return [{ kind: "models", name, subject, ...(await publishModel(path, extension)) }];
  });
  return (await Promise.all(published)).flat();
}

const listedKinds = ({ jobs }: PageSource): ReadonlySet<string> =>
  new Set(jobs.flatMap(({ files }) => files.map(({ kind }) => kind)));

async function plan(page: PageSource, model: NodeModel): Promise<object | undefined> {
  if (!listedKinds(page).has("svg")) return undefined;
  const [file] = await writeDeliverable("svg", sourceOf(await contentOf(page, model)));
  return file && { url: file.url, ...svgSize(readFileSync(builtFile(file.url), "utf8")) };
}

/** The dimensions, or nothing if no device has a specified accuracy. */
async function checks(page: PageSource, model: NodeModel): Promise<object | undefined> {
  const { tour, locale, device } = await contentOf(page, model);
  return (
    device && {
      accuracy: formatUncertainty(device.lengthM, locale),
      confidence: confidenceOf(device, locale),
      dimensions: dimensionsOf(page, tour).map(({ name, lengthM }) => ({
        name,
        length: lengthM,
        min: lengthM - device.lengthM,
        max: lengthM + device.lengthM,
      })),
    }
  );
}
