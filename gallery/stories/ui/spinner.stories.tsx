import { Row } from "../../../src/components/ui/primitives";
import { Spinner } from "../../../src/components/ui/spinner";

export default { title: "Components / Spinner" };

export const Default = () => (
  <Row role="status">
    <Spinner />
    Searching…
  </Row>
);
