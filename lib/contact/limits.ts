/** The fields that a visitor fills in, with the longest value of each, counted in UTF-16 units as browsers count them. */
export const limits = { name: 100, email: 254, subject: 150, message: 5000 } as const;

export type FieldName = keyof typeof limits;
export const fieldNames = ['name', 'email', 'subject', 'message'] as const satisfies readonly FieldName[];

/** Share of a limit from which the form shows how much is left. */
export const nearLimit = 0.9;

/** After this long without an answer the outcome of a submission is unknown. */
export const timeoutMs = 20_000;

/** Of the provider's own message, at most this many characters are shown. */
export const providerMessageLimit = 300;
