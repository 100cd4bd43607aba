import { DIALOG_PREFIX } from "@capture/domain/dialogs";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { contentOf } from "../content/data";
import { itemsOf } from "../content/pages";
import { interfaceLabels } from "../words/words-of-forms";
import { projects, published } from "../words/words-of-lists";

// The entries and controls of the site on which browser tests act.

export const productLabels = contentOf<Queries.ProductLabels>("labels/product.json");

interface Action {
  readonly text: string;
  readonly to: string;
}

interface Film {
  readonly title: string;
  readonly poster: { readonly alt: string };
}

interface Product {
  readonly name: string;
  readonly cameraTag?: string;
  readonly video?: Film;
  readonly specifications?: readonly { readonly key: string }[];
  readonly closing: { readonly actions: readonly Action[] };
}

export const products = published<Product>("products");

/** The first product with a video behind its hero. */
export const filmedProduct = products.find(({ video }) => video !== undefined);

/** The texts of the buttons on a product's page that open a dialog, in the order of the page. */
export function dialogButtonsOf({ closing }: Product): string[] {
  const texts = closing.actions.filter(({ to }) => to.startsWith(DIALOG_PREFIX)).map(({ text }) => text);
  // The hero and the end of the page have the same buttons.
  return [...texts, productLabels.getStarted, ...texts];
}

/** The first project of the showcase. */
export const [project] = projects;

export const programs = itemsOf<{ title: string; buttonText: string }>("partners/programs.json");

/** The name of the button that plays a film. */
export const playButton = ({ title }: Film): string => fillPlaceholders(interfaceLabels.playVideo, { title });
