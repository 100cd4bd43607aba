import type { CreateResolversArgs } from "gatsby";
import {
  API_DESCRIPTION_PATH,
  endpointsOf,
  eventsOf,
  examplesOf,
  type ApiDescription,
} from "../../../src/content/model/api-description";

/** GraphQL types of the tables and examples that the description of the API contains. */
export const apiDescriptionTypes = `
  type ApiEndpoint {
    method: String!
    path: String!
    description: String! @filled
  }

  type WebhookEvent {
    name: String!
    description: String! @filled
  }

  type CodeExample {
    id: String!
    title: String! @filled
    description: String! @filled
    language: String! @filled
    code: String!
    url: String! @filled
  }
`;

/** Adds to the description of the API its tables, its examples, and the URL path of the published file. */
export function addApiFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    ApiDescription: {
      endpoints: { type: "[ApiEndpoint!]!", resolve: (api: ApiDescription) => endpointsOf(api) },
      events: { type: "[WebhookEvent!]!", resolve: (api: ApiDescription) => eventsOf(api) },
      examples: { type: "[CodeExample!]!", resolve: (api: ApiDescription) => examplesOf(api) },
      url: { type: "String!", resolve: () => API_DESCRIPTION_PATH },
    },
  });
}
