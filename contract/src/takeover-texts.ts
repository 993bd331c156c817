/** What is said where a person answers in the agent's place. Free of dependencies. */
export const takeoverTexts = {
  passedOn: 'Your message has been passed on to a person.',
  nobodyThere: 'Nobody can be asked for here right now.',
  notAllowed: "This agent's settings don't let people answer in its place.",
  heldBy: (name: string) => `${name} answers in this conversation.`,
  notHeld: "You don't answer in this conversation any more. Join it again to write.",
  talkToPerson: 'Talk to a person',
  asked: 'A person has been asked to join. You can go on writing, it will be read.',
  goOnWithAgent: (agentName: string) => `Go on with ${agentName} instead`,
  isHere: (name: string) => `You are talking to ${name}, a person.`,
  isTyping: (name: string) => `${name} is typing...`,
  hasLeft: (name: string, agentName: string) => `${name} has left. ${agentName} answers again.`,
  nobodyCame: (agentName: string) => `Nobody could come just now. ${agentName} answers again.`,
  over: 'Nobody can answer in this conversation any more. Please start a new one.',
  askFailed: "The person couldn't be asked for. Please try again.",
  callOffFailed: "Your request couldn't be withdrawn. Please try again.",
  otherMessage: 'This key was used for another message.',
} as const
