import { Row } from "../../../../src/ui/primitives";
import { NoticesProvider, useNotify } from "../../../../src/ui/notices/notices";
import { FAILURE, SUCCESS } from "../../../notices";

export default { title: "Components / Notices" };

const Buttons = () => {
  const notify = useNotify();
  return (
    <Row>
      <button type="button" onClick={() => notify(SUCCESS)} sx={{ variant: "buttons.primary" }}>
        Report success
      </button>
      <button type="button" onClick={() => notify(FAILURE)} sx={{ variant: "buttons.secondary" }}>
        Report a failure
      </button>
    </Row>
  );
};

export const OnRequest = () => (
  <NoticesProvider>
    <Buttons />
  </NoticesProvider>
);
