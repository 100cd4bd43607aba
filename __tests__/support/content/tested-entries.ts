import { DIALOG_PREFIX } from "../../../src/domain/dialogs";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { routes } from "../../../testing/routes";
import { testIf, testPages } from "./test-if";
import { contentOf } from "./data";
import { itemsOf } from "./pages";
import { interfaceLabels } from "../words/words-of-forms";
import { projects, published } from "../words/words-of-lists";
import { headerDemo } from "../words/words-of-navigation";

// The entries and controls of the site on which browser tests act. A test that needs one is skipped without it.

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
export const testFilm = (): jest.It => testIf(filmedProduct !== undefined, "The site has no product with a video.");

/** The texts of the buttons on a product's page that open a dialog, in the order of the page. */
export function dialogButtonsOf({ closing }: Product): string[] {
  const texts = closing.actions.filter(({ to }) => to.startsWith(DIALOG_PREFIX)).map(({ text }) => text);
  // The hero and the end of the page have the same buttons.
  return [...texts, productLabels.getStarted, ...texts];
}

/** `test` if the header has a button for the demo form; otherwise `test.skip`. */
export const testHeaderDemo = (): jest.It => testIf(headerDemo !== "", "The header has no button for the demo form.");

/** The first project of the showcase. */
export const [project] = projects;
export const testProject = (): jest.It =>
  testIf(routes.includes("/showcase") && project !== undefined, "The site has no showcase with a project.");

export const programs = itemsOf<{ title: string; buttonText: string }>("partners/programs.json");
export const testPrograms = (): jest.It => testPages("/partners");

/** The name of the button that plays a film. */
export const playButton = ({ title }: Film): string => fillPlaceholders(interfaceLabels.playVideo, { title });
