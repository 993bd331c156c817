/** What is said where a person answers in the agent's place. Free of dependencies. */
export const takeoverTexts = {
  passedOn: 'Your message has been passed on to a person.',
  nobodyThere: 'Nobody can be asked for here right now.',
  notAllowed: 'This agent’s settings don’t let people answer in its place.',
  heldBy: (name: string) => `${name} answers in this conversation.`,
  notHeld: 'You don’t answer in this conversation any more. Join it again to write.',
  otherMessage: 'This key was used for another message.',
} as const
