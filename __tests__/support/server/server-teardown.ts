import { removeSharedCluster } from "../../../testing/server/shared-cluster";

/** Stops what the setup of the tests of the host has started. */
export default removeSharedCluster;
