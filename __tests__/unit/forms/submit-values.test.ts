import { submitValues } from "../../../src/forms/ui/submit";
import { SubmitError } from "../../../src/forms/ui/submit-error";
import { FILLED, FORM_NAMES } from "../../support/content/data";
import { answer, bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";

let sent: Sent;
let logged: jest.SpyInstance;
beforeEach(() => {
  sent = receiverStub();
  logged = jest.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const others = FORM_NAMES.filter((name) => name !== "marketplace-partner");
const application = {
  form_type: "partnership_inquiry",
  email: "fi@tools.example",
  additional_data: { type: "general" },
};

test.each(others)("sends the form %s and does not log it, even if marketplace.deliver is false", async (form) => {
  await submitValues(form, FILLED[form], undefined, false);
  expect(bodiesOf(sent)).toEqual([expect.objectContaining({ email: FILLED[form].email })]);
  expect(logged).not.toHaveBeenCalled();
});

test("logs a marketplace application and sends no request if marketplace.deliver is false", async () => {
  await submitValues("marketplace-partner", FILLED["marketplace-partner"], { type: "general" }, false);
  expect(sent).not.toHaveBeenCalled();
  expect(logged.mock.calls).toEqual([[expect.objectContaining(application)]]);
});

test("sends a marketplace application and does not log it if marketplace.deliver is true", async () => {
  await submitValues("marketplace-partner", FILLED["marketplace-partner"], { type: "general" }, true);
  expect(bodiesOf(sent)).toEqual([expect.objectContaining(application)]);
  expect(logged).not.toHaveBeenCalled();
});

test("throws a SubmitError when the receiver responds with an error status", async () => {
  sent.mockResolvedValue(answer(503));
  await expect(submitValues("demo", FILLED.demo, undefined, false)).rejects.toBeInstanceOf(SubmitError);
});
