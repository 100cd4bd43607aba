import { chosenSlugs, toggleChosen } from "@capture/domain/products/many-products";
import { useQueryState } from "../hooks/use-query-state";

const UNCHANGED = { devices: "" };

/**
 * The devices that a tool shows next to each other, which are in the query string.
 * @param products all devices, of which the first are shown until others are chosen
 */
export function useChosenProducts(products: readonly { readonly slug: string }[]) {
  const [{ devices }, change] = useQueryState(UNCHANGED);
  const chosen = chosenSlugs(
    products.map(({ slug }) => slug),
    devices,
  );
  return { chosen, toggle: (slug: string): void => change({ devices: toggleChosen(chosen, slug) }, true) };
}
