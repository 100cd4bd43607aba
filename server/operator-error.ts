/** An error whose message is a sentence for the operator. Messages of databases may quote what a visitor sent. */
export class OperatorError extends Error {}
