import { ItemGrid, ItemSection } from "../../../src/blocks/item-grid";
import { contentOf } from "../../content";
import { usePalette } from "../../palette";

export default { title: "Blocks / Item grid" };

const { core } = contentOf<{ core: Queries.ItemSectionFieldsFragment }>("pages/technology.json");
const steps = core.items;

export const RowsWithPictures = () => <ItemGrid items={steps ?? []} />;

export const Columns = () => <ItemGrid items={(steps ?? []).map((step) => ({ ...step, picture: null }))} />;

export const WithHeading = () => <ItemSection id="core" section={core} palette={usePalette()} />;
