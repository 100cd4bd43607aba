import { screen, waitFor } from "@testing-library/react";
import { checkSubmission } from "../../../src/forms/payload/submission";
import type { FormName } from "../../../src/forms/payload/payload";
import { LiveForm } from "../../../src/forms/ui/live-form";
import { StaticForm } from "../../../src/forms/ui/static-form";
import { formContent } from "../../support/content/data";
import { fillIn, press } from "../../support/dom/fill";
import { setPathPrefix } from "../../support/dom/gatsby";
import { bodiesOf, receiverStub } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

interface Body {
  readonly additional_data?: Readonly<Record<string, string>>;
}

afterEach(() => {
  setPathPrefix("");
  sessionStorage.clear();
});

/** Sends a form, and returns the body of its request. */
async function send(form: FormName, extra?: Record<string, string>): Promise<Body> {
  const sent = receiverStub();
  renderInSite(<LiveForm name={form} extra={extra} />);
  fillIn(form);
  press(form);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return bodiesOf(sent)[0] as Body;
}

test.each(["demo", "contact", "newsletter", "partnership-inquiry"] as const)(
  "%s states the language of a page in another language, and the receiver accepts it",
  async (form) => {
    setPathPrefix("/fr");
    const body = await send(form);
    expect(body.additional_data?.language).toBe("fr");
    expect(checkSubmission({ ...body })).toMatchObject({ form });
  },
);

test("an application has its program and the language", async () => {
  setPathPrefix("/fr");
  const { additional_data } = await send("partner-application", { partnerType: "reseller" });
  expect(additional_data).toMatchObject({ partnerType: "reseller", language: "fr" });
});

test.each(["demo", "newsletter"] as const)("%s has no language on pages in the site's own", async (form) => {
  expect((await send(form)).additional_data?.language).toBeUndefined();
});

test.each([
  ["", "/api/submit-form?form=contact"],
  ["/fr", "/api/submit-form?form=contact&language=fr"],
])("with the path prefix “%s”, the form without script is sent to %s", (prefix, action) => {
  setPathPrefix(prefix);
  renderInSite(<StaticForm form={formContent("contact")} mailbox="hello@site.example" />);
  expect(screen.getByRole("form")).toHaveAttribute("action", action);
});
