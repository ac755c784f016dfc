/** Everything in one call, for programs. Only on servers whose operator has set keys. */
export const convertCall = { method: 'POST', path: '/api/v1/convert' } as const;

/** The part of the form that holds the file; it comes last. */
export const filePart = 'file';
