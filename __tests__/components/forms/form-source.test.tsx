import { screen, waitFor } from "@testing-library/react";
import { checkSubmission } from "@capture/receiver/payload/submission";
import type { FormName } from "@capture/receiver/payload/payload";
import { submitForm } from "../../../src/forms/ui/submit";
import { openAt } from "../../support/dom/navigation";
import { BODIES } from "../../../testing/server/bodies";
import { answer, bodiesOf, keysOf, receiverStub, type Sent } from "../../support/dom/receiver";
import { LiveForm } from "../../../src/forms/ui/live-form";
import { StaticForm } from "../../../src/forms/ui/static-form";
import { formContent } from "../../support/content/data";
import { fillIn, press } from "../../support/dom/fill";
import { setPathPrefix } from "../../support/dom/gatsby";
import { renderInSite } from "../../support/dom/site-view";
import { texts } from "../../../testing/server/texts";

describe("form-source", () => {
  let sent: Sent;
  let firstPage = "";
  beforeEach(() => {
    sent = receiverStub();
    openAt("/products/pro?utm_source=x");
    firstPage = "http://localhost/?utm_source=news&utm_campaign=spring%20fair&q=1";
    // jsdom has no navigation timing.
    Object.assign(performance, { getEntriesByType: () => [{ name: firstPage }] });
    jest.spyOn(document, "referrer", "get").mockReturnValue("https://search.example/find?q=canary");
  });
  afterEach(() => {
    jest.restoreAllMocks();
    delete process.env.GATSBY_FORMS_URL;
  });

  const details = () => (bodiesOf(sent).at(-1) as { additional_data?: object }).additional_data;
  const SOURCE = {
    source_page: "/products/pro",
    source_first_page: "/",
    source_referrer: "search.example",
    source_campaign: "utm_source=news&utm_campaign=spring%20fair",
  };

  test("a submission contains its page, first page, referrer and campaign", async () => {
    await submitForm(BODIES.contact);
    expect(details()).toEqual({ ...BODIES.contact.additional_data, ...SOURCE });
  });

  test("omits a missing campaign and a referrer on the same site", async () => {
    firstPage = "http://localhost/about";
    jest.spyOn(document, "referrer", "get").mockReturnValue("http://localhost/");
    await submitForm(BODIES.demo);
    expect(details()).toEqual({ source_page: "/products/pro", source_first_page: "/about" });
  });

  test("the receiver accepts the source with every form, even if the URL of the first page is very long", async () => {
    firstPage = `http://localhost/${"é".repeat(200)}?utm_term=${"%00".repeat(200)}\ud83d`;
    for (const body of Object.values(BODIES)) {
      await submitForm(body);
      expect(checkSubmission(bodiesOf(sent).at(-1) as Record<string, unknown>, texts)).not.toHaveProperty("fields");
    }
  });

  test("sends the same body again after a timeout, also from another page", async () => {
    sent.mockResolvedValueOnce(answer(504));
    await submitForm(BODIES.demo).catch(() => undefined);
    openAt("/contact");
    await submitForm(BODIES.demo);
    const [first, second] = sent.mock.calls.map(([, { body }]) => body);
    expect(second).toBe(first);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  test("adds no source to a newsletter subscription", async () => {
    await submitForm(BODIES.newsletter);
    expect(bodiesOf(sent)).toEqual([BODIES.newsletter]);
  });

  test("adds no source when GATSBY_FORMS_URL sends forms to a hosted function", async () => {
    process.env.GATSBY_FORMS_URL = "https://host.example";
    await submitForm(BODIES.demo);
    expect(bodiesOf(sent)).toEqual([BODIES.demo]);
  });

  test("submits the form without a source when none can be read", async () => {
    Object.assign(performance, { getEntriesByType: undefined });
    await submitForm(BODIES.demo);
    expect(bodiesOf(sent)).toEqual([BODIES.demo]);
  });
});

describe("form-language", () => {
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
      expect(checkSubmission({ ...body }, texts)).toMatchObject({ form });
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
});
