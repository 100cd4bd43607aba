import { stopPostgres } from "./server-setup";

export default stopPostgres;
