/** The columns of a conversation that its agent answers. */
export const answersAgain = { askedAt: null, personId: null, personName: null, silentUntil: null } as const
