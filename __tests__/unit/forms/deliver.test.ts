import { deliver } from "../../../src/forms/ui/deliver";
import { SubmitError } from "../../../src/forms/ui/submit";
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

test.each(others)("%s is sent, whatever is said of the marketplace, and not logged", async (form) => {
  await deliver(form, FILLED[form], undefined, false);
  expect(bodiesOf(sent)).toEqual([expect.objectContaining({ email: FILLED[form].email })]);
  expect(logged).not.toHaveBeenCalled();
});

test("a marketplace application is logged and no request is sent", async () => {
  await deliver("marketplace-partner", FILLED["marketplace-partner"], { type: "general" }, false);
  expect(sent).not.toHaveBeenCalled();
  expect(logged.mock.calls).toEqual([[expect.objectContaining(application)]]);
});

test("a marketplace application is sent like the others where the site says so", async () => {
  await deliver("marketplace-partner", FILLED["marketplace-partner"], { type: "general" }, true);
  expect(bodiesOf(sent)).toEqual([expect.objectContaining(application)]);
  expect(logged).not.toHaveBeenCalled();
});

test("what the receiver refuses is thrown", async () => {
  sent.mockResolvedValue(answer(503));
  await expect(deliver("demo", FILLED.demo, undefined, false)).rejects.toBeInstanceOf(SubmitError);
});
