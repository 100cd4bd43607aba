/** Begins a CSV file in UTF-8. Without it, Excel reads the file in the code page of the machine and garbles umlauts. */
export const BYTE_ORDER_MARK = "\uFEFF";
