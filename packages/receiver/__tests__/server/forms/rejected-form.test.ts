import { siteFolder, startHost, type Host } from "../../../../../testing/server/host";
import { CONTACT, FORM_SITE, sendForm } from "../../../../../__tests__/support/server/served-form";
import { listStored, withStore } from "../../../../../testing/server/stores";
import { texts } from "../../../../../testing/server/texts";

const submissions = texts["labels/submissions.json"];
const answerPage = texts["pages/form-answer.json"];
const contactForm = texts["forms/contact.json"];

const labels = new Map(contactForm.inputs.map(({ name, label }) => [name, label]));
const [firstName = "", email = ""] = ["firstName", "email"].map((name) => labels.get(name));

/** All rows of the database. */
const listRows = (url: string) => withStore(url, ({ db }) => db.selectFrom("submissions").selectAll().execute());

describe("rejected forms", () => {
  let url: string;
  let host: Host;
  beforeAll(async () => {
    url = `file:${siteFolder()}/submissions.db`;
    host = await startHost({ env: { DATABASE_URL: url }, folder: siteFolder(FORM_SITE) });
  });
  afterAll(() => host.kill());
  afterEach(async () => withStore(url, ({ db }) => db.deleteFrom("submissions").execute()));

  test("shows a form with invalid fields again, with escaped values and messages", async () => {
    const valuesWithHtml = {
      ...CONTACT,
      firstName: " ",
      email: `"><script>x</script>`,
      message: "\n</textarea><script>y</script>",
    };
    const { status, textOf, document } = await sendForm(host.url, "contact", valuesWithHtml);
    expect({ status, title: textOf("title"), text: textOf("text") }).toEqual({
      status: 422,
      title: answerPage.labels.notSent,
      text: submissions.invalid,
    });
    expect(document.querySelectorAll("script")).toHaveLength(0);
    const [form, ...others] = document.querySelectorAll("form");
    expect(others).toEqual([]);
    expect(form?.getAttribute("action")).toBe("/api/submit-form?form=contact&page=%2Fcontact");
    for (const [name, value] of Object.entries(valuesWithHtml)) {
      const control = form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      expect(control.value).toBe(value);
      const isWrong = name === "firstName" || name === "email";
      expect(control.getAttribute("aria-invalid")).toBe(isWrong ? "true" : null);
      expect(control.getAttribute("aria-describedby")).toBe(isWrong ? `contact-${name}-message` : null);
    }
    const faults = {
      "#contact-firstName": `${firstName}: ${submissions.fill}`,
      "#contact-email": `${email}: ${submissions.email}`,
    };
    const links = [...document.querySelectorAll("[data-answer=faults] a")];
    expect(Object.fromEntries(links.map((link) => [link.getAttribute("href"), link.textContent]))).toEqual(faults);
    for (const [id, text] of Object.entries(faults)) {
      expect(document.querySelector(`${id}-message`)?.textContent).toBe(text.replace(/^.*: /, ""));
    }
    expect(await listRows(url)).toEqual([]);
  });

  test("a form that is sent from the response page keeps its source page", async () => {
    const answer = `${host.url}/api/submit-form?form=contact&page=%2Fproducts%2Fpro`;
    const sent = await sendForm(host.url, "contact&page=%2Fproducts%2Fpro", CONTACT, { referer: answer });
    expect(sent.document.querySelector("[data-answer=back] a")?.getAttribute("href")).toBe("/products/pro");
    expect((await listStored(url))[0]?.additional_data).toMatchObject({ source_page: "/products/pro" });
  });

  test.each(["//e.vil", "/\\e.vil", "https://e.vil", "javascript:alert(1)", "/\t/e.vil", `/${"long".repeat(60)}`])(
    "the response page does not link to %j",
    async (page) => {
      const { document } = await sendForm(host.url, `contact&page=${encodeURIComponent(page)}`, CONTACT);
      expect(document.querySelector("[data-answer=back] a")?.getAttribute("href")).toBe("/");
      expect((await listStored(url))[0]?.additional_data).not.toHaveProperty("source_page");
    },
  );

  test.each([
    ["a duplicate field", "email=a%40b.example&email=c%40d.example", "contact", "badForm"],
    ["a form that the site does not have", "email=x", "constructor", "unknownForm"],
    ["a form that opens in a dialog", "email=x", "partner-application", "unknownForm"],
  ])("rejects %s with a page", async (_what, body, form, reason) => {
    const { status, textOf } = await sendForm(host.url, form, body);
    const text = {
      badForm: submissions.badForm,
      unknownForm: submissions.unknownForm,
    }[reason];
    expect({ status, text: textOf("text") }).toEqual({ status: 400, text });
  });

  test("lists unknown fields with their errors", async () => {
    const body = `${new URLSearchParams(CONTACT).toString()}&email%5B%5D=x&__proto__=y`;
    const { status, document } = await sendForm(host.url, "contact", body);
    const links = [...document.querySelectorAll("[data-answer=faults] a")].map((link) => link.textContent);
    expect({ status, links }).toEqual({
      status: 422,
      links: [`email[]: ${submissions.unknown}`, `__proto__: ${submissions.unknown}`],
    });
  });
});
