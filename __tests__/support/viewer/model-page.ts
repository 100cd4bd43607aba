import { expect, type Locator } from "@playwright/test";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { contentOf, entriesIn } from "../content/data";
import type { ViewerPage } from "./viewer-page";

interface Product {
  slug: string;
  name: string;
  model?: string;
  parts?: { point: string; name: string; text: string; fields?: string[] }[];
}

type Labels = Queries.ModelLabelFieldsFragment;

/** The words of the stage. */
export const labels = contentOf<Labels>("labels/model.json");

/** The products with a model and explained parts. */
export const modelProducts = entriesIn<Product>("products").filter(({ model, parts }) => model && parts?.length);

/** The device that the tests open. */
export const product = modelProducts[0] as Required<Product>;

export const modelPath = `/products/${product.slug}`;

/** A label with the name of the device. */
export const labelOf = (key: keyof Labels): string => fillPlaceholders(labels[key], { name: product.name });

export const section = ({ page }: ViewerPage): Locator => page.locator("#parts");

/** The layers over the canvas, which screen readers do not see. */
export const overlay = (model: ViewerPage): Locator => model.page.locator("[role=application] > [aria-hidden=true]");

/** Presses the button that opens the stage, and waits until the model is drawn. */
export async function openStage(model: ViewerPage): Promise<void> {
  await model.button(labelOf("turnIt")).click();
  await expect(model.button(labels.reset)).toBeVisible();
}

/** Opens the stage, and shows all devices at true size. */
export async function openTrueSize(model: ViewerPage): Promise<void> {
  await openStage(model);
  await model.button(labels.trueSize).click();
  await expect(model.view(labels.trueSizeView)).toBeVisible();
}
