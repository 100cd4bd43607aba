import programs from "../../data/partners/programs.json";

/** A valid body of each form. */
export const BODIES = {
  demo: {
    form_type: "demo_request",
    name: "Ada Brown",
    company: "Survey & Sons",
    email: "ada@survey.example",
    phone: "+44 20 7946 0000",
    message: "Two floors, 1,200 m².",
  },
  application: {
    form_type: "partnership_inquiry",
    name: "Bo Chen",
    email: "bo@reseller.example",
    company: "Reseller",
    message: "We sell scanners.",
    additional_data: { partnerType: programs.items[0]?.id ?? "", region: "Norway" },
  },
  inquiry: {
    form_type: "partnership_inquiry",
    name: "Cy Dee",
    email: "cy@partner.example",
    company: "Partner",
    message: "Let us talk.",
    additional_data: { partnershipType: "technology, maybe" },
  },
  contact: {
    form_type: "contact",
    name: "Di Eff",
    email: "di@home.example",
    message: "<b>Hello</b>\n“quotes” & 😀",
    additional_data: { subject: "A question", firstName: "Di", lastName: "Eff" },
  },
  newsletter: {
    form_type: "contact",
    email: "ed@letters.example",
    additional_data: { subject: "Newsletter" },
  },
} as const;

/** A demo request with a unique message. */
export function numberedBody(number: number | string) {
  return { ...BODIES.demo, message: `Number ${number}` };
}
