import { Closing } from "../../../src/blocks/closing";
import { assertPresent } from "../../../src/lib/assert-present";
import { contentOf } from "../../content";

export default { title: "Blocks / Closing", meta: { isFullWidth: true } };

const { closing } = contentOf<Queries.PageFieldsFragment>("pages/technology.json");

export const Default = () => <Closing {...assertPresent(closing)} />;
