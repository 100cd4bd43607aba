import { createFunctions } from "@capture/receiver/functions";
import { receiverTexts } from "../forms/receiver-texts";

/** The target of the links in mails to subscribers, for `gatsby develop` and for hosts with functions. */
export default createFunctions(receiverTexts).newsletter;
