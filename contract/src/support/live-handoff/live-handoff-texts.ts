/** Texts for when a person answers in the agent's place. Free of dependencies. */
export const liveHandoffTexts = {
  passedOn: "We've passed your message on to our team.",
  nobodyThere: 'No one is available right now.',
  notAllowed: "Live chat is turned off in this agent's settings.",
  heldBy: (name: string) => `${name} is handling this conversation.`,
  notHeld: "You're no longer in this conversation. Join again to reply.",
  talkToPerson: 'Talk to a person',
  asked: "We've asked someone to join. You can keep typing in the meantime.",
  goOnWithAgent: (agentName: string) => `Continue with ${agentName} instead`,
  isHere: (name: string) => `You're chatting with ${name}.`,
  isTyping: (name: string) => `${name} is typing...`,
  hasLeft: (name: string, agentName: string) => `${name} left the chat. ${agentName} is back.`,
  nobodyCame: (agentName: string) => `No one is available right now. ${agentName} is back.`,
  over: 'This conversation is closed. Please start a new one.',
  askFailed: "Your request couldn't be sent. Please try again.",
  callOffFailed: "Your request couldn't be canceled. Please try again.",
  otherMessage: 'This key was already used for another message.',
} as const
