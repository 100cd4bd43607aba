import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { FormName } from "@capture/receiver/payload/payload";
import { LiveForm } from "../../../src/forms/ui/live-form";
import { FILLED, formContent, FORM_NAMES } from "../../support/content/data";
import { field, fillIn, formValues, press } from "../../support/dom/fill";
import { answer, bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

let sent: Sent;

describe("live-form", () => {
  beforeEach(() => {
    sessionStorage.clear();
    sent = receiverStub();
  });
  afterEach(() => jest.restoreAllMocks());

  const EXTRA: Partial<Record<FormName, Record<string, string>>> = {
    "partner-application": { partnerType: "reseller" },
  };
  const renderForm = (name: FormName) =>
    renderInSite(<LiveForm name={name} extra={EXTRA[name]} placeholders={EXTRA[name]} />);

  test.each([
    ["demo", "Anfrage angekommen", "Danke, wir melden uns."],
    ["contact", "Angekommen", "Danke, wir melden uns."],
    ["partner-application", "Bewerbung angekommen", "Danke für Ihr Interesse am Programm reseller."],
    ["partnership-inquiry", "Angekommen", "Danke, wir melden uns."],
  ] as const)("clears %s and shows its success message after a submission", async (form, title, text) => {
    renderForm(form);
    fillIn(form);
    press(form);
    const notice = await screen.findByRole("status");
    expect(within(notice).getByText(title)).toBeVisible();
    expect(within(notice).getByText(text)).toBeVisible();
    // Said once: the form says it when the notice has gone.
    expect(screen.getByRole("form")).not.toHaveAccessibleDescription();
    fireEvent.click(within(notice).getByRole("button"));
    expect(screen.getByRole("form")).toHaveAccessibleDescription(`${title} ${text}`);
    expect(Object.values(formValues(form)).join("")).toBe("");
    expect(bodiesOf(sent)).toEqual([expect.objectContaining({ email: FILLED[form].email })]);
  });

  test.each([
    ["demo", "Wird gesendet …"],
    ["contact", "Wird gesendet …"],
    ["partner-application", "Wird gesendet …"],
  ] as const)("%s shows “%s” while it is submitted, and is submitted only once", async (form, busy) => {
    let acknowledge = (): void => undefined;
    sent.mockReturnValue(new Promise((resolve) => (acknowledge = () => resolve(answer(200)))));
    renderInSite(<LiveForm name={form} onCancel={() => undefined} />);
    fillIn(form);
    const submit = screen.getByRole("button", { name: formContent(form).submit });
    act(() => {
      submit.click();
      submit.click();
    });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole("button", { name: busy })).toBeDisabled();
    const cancel = screen.queryByRole("button", { name: "Abbrechen" });
    if (cancel) expect(cancel).toBeDisabled();
    expect(screen.queryByRole("button", { name: formContent(form).submit })).not.toBeInTheDocument();
    await act(async () => acknowledge());
    expect(await screen.findByRole("status")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submit).toBeEnabled();
  });

  test("the button keeps its width while it is busy, because both labels are in one grid area", () => {
    renderForm("contact");
    const { submit, busy } = formContent("contact");
    const button = screen.getByRole("button", { name: submit });
    const hidden = within(button).getByText(busy);
    expect(hidden).not.toBeVisible();
    const places = [within(button).getByText(submit), hidden].map((label) => getComputedStyle(label).gridArea);
    expect(places).toEqual(["1/1", "1/1"]);
  });

  test("hides the thanks in the form when a field is changed again", async () => {
    renderForm("contact");
    fillIn("contact");
    press("contact");
    fireEvent.click(within(await screen.findByRole("status")).getByRole("button"));
    expect(within(screen.getByRole("form")).getByText("Angekommen")).toBeVisible();
    fireEvent.change(field("contact", "subject"), { target: { value: "One more thing" } });
    await waitFor(() => expect(within(screen.getByRole("form")).queryByText("Angekommen")).not.toBeInTheDocument());
  });

  test("the notice of an earlier success does not replace the failure of a later submission", async () => {
    renderForm("contact");
    fillIn("contact");
    press("contact");
    const notice = await screen.findByRole("status");
    sent.mockResolvedValue(answer(500));
    fillIn("contact");
    press("contact");
    const failed = await within(screen.getByRole("form")).findByRole("alert");
    fireEvent.click(within(notice).getByRole("button"));
    expect(failed).toBeVisible();
  });

  test("logs a marketplace application without sending it, clears the form and shows its success", async () => {
    const logged = jest.spyOn(console, "info").mockImplementation(() => undefined);
    renderInSite(<LiveForm name="marketplace-partner" extra={{ type: "service" }} />);
    fillIn("marketplace-partner");
    press("marketplace-partner");
    expect(await screen.findByRole("status")).toHaveTextContent("AngekommenDanke, wir melden uns.");
    expect(Object.values(formValues("marketplace-partner")).join("")).toBe("");
    expect(sent).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ additional_data: { type: "service" } })]]);
  });

  test("sends a marketplace application when marketplace.deliver is true", async () => {
    renderInSite(<LiveForm name="marketplace-partner" extra={{ type: "general" }} />, { deliver: true });
    fillIn("marketplace-partner");
    press("marketplace-partner");
    await screen.findByRole("status");
    expect(bodiesOf(sent)).toEqual([expect.objectContaining({ additional_data: { type: "general" } })]);
  });

  test("restores a draft when it is rendered again, and removes it after a submission", async () => {
    const first = renderForm("contact");
    fillIn("contact");
    first.unmount();
    const second = renderForm("contact");
    await waitFor(() => expect(formValues("contact")).toEqual(FILLED.contact));
    press("contact");
    await screen.findByRole("status");
    second.unmount();
    renderForm("contact");
    expect(field("contact", "subject")).toHaveValue("");
  });
});

describe("silent-fill", () => {
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
});
