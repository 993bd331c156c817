/** Column values of a conversation that its agent answers. */
export const answersAgain = { askedAt: null, personId: null, personName: null, silentUntil: null } as const

/**
 * The same after the visitor canceled the request for a person: `silentUntil` is set, without a request or a person.
 */
export const calledOff = { ...answersAgain, silentUntil: new Date(0) }
