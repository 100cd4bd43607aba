import { ItemGrid } from "../../../src/blocks/item-grid";
import { contentOf } from "../../content";

export default { title: "Blocks / Item grid" };

const { items: steps } = contentOf<{ core: Queries.ItemSectionFieldsFragment }>("pages/technology.json").core;

export const RowsWithPictures = () => <ItemGrid items={steps ?? []} />;

export const Columns = () => <ItemGrid items={(steps ?? []).map((step) => ({ ...step, picture: null }))} />;
