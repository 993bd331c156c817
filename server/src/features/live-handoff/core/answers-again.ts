/** The columns of a conversation that its agent answers. */
export const answersAgain = { askedAt: null, personId: null, personName: null, silentUntil: null } as const

/** The same where its visitor has ended the request for a person: a silence of nobody that nobody was asked to end. */
export const calledOff = { ...answersAgain, silentUntil: new Date(0) }
