/** An error whose message is safe to show to the operator. Messages of other errors may quote a visitor. */
export class OperatorError extends Error {}
