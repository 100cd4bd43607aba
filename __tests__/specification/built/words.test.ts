import { documentOf } from "../../support/built/built";
import { routes } from "../../../testing/routes";

/** Texts that the specification quotes, by the path of the page that contains them. */
const QUOTED: Record<string, readonly string[]> = {
  "/": [
    "Request Demo",
    "Explore Solutions",
    "AI Spatial Engine",
    "AI Core",
    "Spatial Engine",
    "Visualization",
    "View All Projects",
    "Contact Sales",
  ],
  "/products/pro": [
    "Technical Specifications",
    "Application Scenarios",
    "Key Features",
    "8192×4096",
    "500 m²",
    "2,000 m²",
    "16 GB",
  ],
  "/products/minion": ["16384×8192", "64 GB", "24 images", "1 m"],
  "/products/meta": ["905 nm", "0.2 to 70 m", "±1 cm", "up to 4 hours", "las, ply, e57, obj"],
  "/products/platform": ["Processing Power", "Integration", "Scalability", "Key Features"],
  "/platform": [
    "Access Platform",
    "Get Started Now",
    "Organize Projects",
    "Collaborate",
    "Space Content",
    "Space Experience",
    "Space Tailoring",
  ],
  "/marketplace": [
    "4D Live",
    "4D Pano",
    "4D Time",
    "4D BIM",
    "4D Labs",
    "Partner Apps",
    "Floor Plans",
    "Custom Quotes",
    "Varies by service",
    "On your own Terms",
    "48h",
    "24h",
    "Request Service",
    "Offer Services",
  ],
  "/solutions/aec": ["Request Demo", "Key Capabilities"],
  "/technology": ["Explore Platform", "Technical Demo", "API Documentation"],
  "/showcase": ["View 3D Tour", "Case Study", "Start Your Project"],
  "/about": ["2014", "Contact Sales"],
  "/partners": ["Industry Recognition", "Revenue Opportunities", "Global Reach"],
  "/case-studies": ["Case Studies", "Read Full Case Study", "Contact Sales", "37%", "300%", "28%"],
  "/case-studies/1": ["37%", "Contact Sales", "Request Demo"],
  "/blog": ["Featured Articles", "Recent Articles", "Stay Updated", "Subscribe", "Read article"],
  "/blog/1": [
    "Back to Blog",
    "June 15, 2025",
    "International Sales Director",
    "About the Author",
    "Related Articles",
    "Q3 2025",
  ],
  "/contact": [
    "Get in Touch",
    "General Inquiries",
    "Sales",
    "Technical Support",
    "Media & Press",
    "Partnerships",
    "Academy & Training",
    "Send Us a Message",
  ],
  "/academy": ["Need Further Assistance?", "Chat With Support", "Submit a Ticket", "Browse Knowledge Base"],
  "/developers": [
    "RESTful APIs",
    "SDK Packages",
    "Spatial Computing Framework",
    "/api/v1/auth/refresh",
    "processing.complete",
    "Join Developer Community",
    "Get Started",
  ],
  "/support": ["Online", "Available 24/7"],
  "/privacy": ["24 months"],
};

test.each(Object.entries(QUOTED))("%s has the texts that the specification quotes", (route, quoted) => {
  // Between a number and its unit, pages have a no-break space.
  const text = (documentOf(route).querySelector("main")?.textContent ?? "").replaceAll("\u00a0", " ");
  expect(quoted.filter((words) => !text.includes(words))).toEqual([]);
});

test("every page has more than 40 words without JavaScript", () => {
  const wordsOf = (route: string): number =>
    (documentOf(route).querySelector("main")?.textContent ?? "").split(/\s+/).length;
  expect(routes.filter((route) => wordsOf(route) <= 40)).toEqual([]);
});

test.each(["pro", "minion", "meta", "platform"])(
  "/products/%s has six features, and scenarios unless it is the platform",
  (slug) => {
    const page = documentOf(`/products/${slug}`);
    expect(page.querySelectorAll("#features li")).toHaveLength(6);
    expect(page.querySelector("#applications") === null).toBe(slug === "platform");
  },
);

test("a case study has three blocks of three points", () => {
  const blocks = [...documentOf("/case-studies/5").querySelectorAll("main section section")];
  expect(blocks.map((block) => block.querySelectorAll("li").length)).toEqual([3, 3, 3]);
});

test("the title of a case study's page is its heading", () => {
  const page = documentOf("/case-studies/5");
  expect(page.title).toBe(page.querySelector("h1")?.textContent);
});
