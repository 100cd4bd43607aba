import {
  API_DESCRIPTION_PATH,
  endpointsOf,
  eventsOf,
  examplesOf,
  type ApiDescription,
} from "@capture/content/model/api-description";
import { computed } from "../../lib/node-model";

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

/** The tables and examples of the description of the API, and the URL path of the published file. */
export const apiFields = {
  ApiDescription: {
    endpoints: computed("[ApiEndpoint!]!", (api: ApiDescription) => endpointsOf(api)),
    events: computed("[WebhookEvent!]!", (api: ApiDescription) => eventsOf(api)),
    examples: computed("[CodeExample!]!", (api: ApiDescription) => examplesOf(api)),
    url: computed("String!", () => API_DESCRIPTION_PATH),
  },
};
