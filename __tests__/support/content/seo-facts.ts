/** Facts of the site, as a query returns them. The description contains a script, which the head must escape. */
export const siteFacts = {
  brand: "Acme",
  legalName: "Acme Ltd",
  url: "https://acme.example",
  founded: 2014,
  description: "We measure </script><script>alert(1)</script>.",
  language: "en",
  direction: null,
  locale: "en-US",
  currency: "USD",
  company: { street: "1 Street", postalCode: "00000", city: "City", country: "US" },
  mailboxes: {
    general: "hello@acme.example",
    sales: "sales@acme.example",
    support: "support@acme.example",
    press: "press@acme.example",
    partners: null,
    academy: null,
  },
};

/** Metadata of a page, as a query returns them. */
export const seoFacts = {
  title: "About | Acme",
  description: "Who we are.",
  keywords: ["one", "two"],
  listed: true,
  modified: "2025-06-10",
  markdown: null,
  trail: [
    { name: "Home", path: "/" },
    { name: "About", path: "/about" },
  ],
  social: { url: "/social/0123.jpg", width: 1200, height: 630, alt: "About. A vault." },
};
