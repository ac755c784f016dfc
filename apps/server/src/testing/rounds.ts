/** How often a fault is repeated: a few times, or as often as `FAULT_ROUNDS` says. */
export const rounds = Array.from({ length: Number(process.env.FAULT_ROUNDS ?? 2) }, (_, index) => index + 1);

/** Tests that really wait for the server's patience to end run in the long form only. */
export const isLongForm = process.env.FAULT_ROUNDS !== undefined;
