import { fireEvent, screen, waitFor } from "@testing-library/react";
import { LiveForm } from "../../../src/forms/ui/live-form";
import type { FormName } from "../../../src/forms/payload/payload";
import { FILLED, FORM_NAMES, formContent } from "../../support/content/data";
import { field, fillIn, formValues, press } from "../../support/dom/fill";
import { bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

let sent: Sent;
beforeEach(() => {
  sessionStorage.clear();
  sent = receiverStub();
});
afterEach(() => jest.restoreAllMocks());

/** Fills in fields without an event, as some password managers do. */
function fillSilently(form: FormName, values: Readonly<Record<string, string>> = FILLED[form]): void {
  for (const [name, value] of Object.entries(values)) field(form, name).value = value;
}

const DELIVERED = FORM_NAMES.filter((name) => name !== "marketplace-partner");

test.each(DELIVERED)("%s submits values that were filled in without an event", async (form) => {
  renderInSite(<LiveForm name={form} />);
  fillIn(form);
  press(form);
  await waitFor(() => expect(Object.values(formValues(form)).join("")).toBe(""));
  fillSilently(form);
  press(form);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [bodyWithEvents, bodyWithoutEvents] = bodiesOf(sent);
  expect(bodyWithoutEvents).toEqual(bodyWithEvents);
});

test("marketplace-partner accepts values that were filled in without an event", async () => {
  const log = jest.spyOn(console, "info").mockImplementation(() => undefined);
  renderInSite(<LiveForm name="marketplace-partner" />);
  fillSilently("marketplace-partner");
  press("marketplace-partner");
  const { title } = formContent("marketplace-partner").success;
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
  log.mockRestore();
});

test("validates values that were filled in without an event and keeps them", async () => {
  renderInSite(<LiveForm name="demo" />);
  fillSilently("demo", { ...FILLED.demo, email: "ada@" });
  press("demo");
  expect(await screen.findByText("Bitte eine gültige Mailadresse eingeben.")).toBeVisible();
  expect(formValues("demo")).toEqual({ ...FILLED.demo, email: "ada@" });
  expect(sent).not.toHaveBeenCalled();
});

test("keeps values that were filled in without an event on change and blur of another field", async () => {
  renderInSite(<LiveForm name="demo" />);
  const { message = "", ...others } = FILLED.demo;
  fillSilently("demo", others);
  fireEvent.change(field("demo", "message"), { target: { value: message } });
  expect(formValues("demo")).toEqual(FILLED.demo);
  field("demo", "name").value = "Grace Brown";
  fireEvent.blur(field("demo", "message"));
  await waitFor(() => expect(formValues("demo")).toEqual({ ...FILLED.demo, name: "Grace Brown" }));
});
