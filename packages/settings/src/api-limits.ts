/** Defaults for the call for programs, which a page names. */
export const apiLimits = { maxFileMegabytes: 50, conversionsPerKey: 4, callsPerMinute: 60 };
