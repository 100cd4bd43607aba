import { COMPANY_ORIGINS } from "../../../testing/company-site";
import { COMPANY } from "./company";

// The engine and its tests read the fixture company, whatever data/ and CONTENT_DIR contain.
process.env.CONTENT_DIR = COMPANY;
process.env.ALLOWED_ORIGINS = COMPANY_ORIGINS;
