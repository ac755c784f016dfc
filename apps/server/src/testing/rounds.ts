/** How often a fault is repeated: once, or `FAULT_ROUNDS` times if set. */
export const rounds = Array.from({ length: Number(process.env.FAULT_ROUNDS ?? 1) }, (_, index) => index + 1);

/** Tests that wait for the server's real timeouts run only in the long form. */
export const isLongForm = process.env.FAULT_ROUNDS !== undefined;
