import { Row } from "../../../src/ui/primitives";
import { Spinner } from "../../../src/ui/spinner";

export default { title: "Components / Spinner" };

export const Default = () => (
  <Row role="status">
    <Spinner />
    Searching…
  </Row>
);
