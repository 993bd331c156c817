/** Texts of the owner's app about people answering in the agent's place. Free of dependencies. */
export const ownerHandoffTexts = {
  setting: 'Let visitors ask for a person, so people in your workspace can take over the chat',
  settingHelp:
    'If no one joins within a minute, you and your editors get an email (if this server sends email).',
  agentAnswers: 'Your agent is answering.',
  asked: 'The visitor wants to talk to a person. Your agent is paused.',
  youAnswer: (name: string) => `You're answering, and your agent is paused. The visitor sees you as ${name}.`,
  personAnswers: (name: string) => `${name} is answering.`,
  visitorTypes: 'The visitor is typing...',
  join: 'Join',
  joinInstead: 'Take over',
  handBack: 'Hand back to the agent',
  leaveToAgent: 'Let the agent answer',
  replyLabel: 'Message the visitor',
  failed: { title: 'Not changed', description: "The change couldn't be made. Please try again." },
  notSent: {
    title: 'Not sent',
    description: "Your message wasn't sent. It's still in the box, so you can try again.",
  },
  waiting: (visitors: number) =>
    visitors === 1
      ? '1 waiting: a visitor is asking for a person'
      : `${visitors} waiting: visitors are asking for a person`,
  waitingShort: 'waiting',
  /** In lists: the time since the request. */
  waitingSince: (minutes: number) => (minutes < 1 ? 'waiting' : `waiting · ${minutes} min`),
  waitingTitle: 'Visitors waiting for a person',
  notification: (agentName: string) => `A visitor of ${agentName} is waiting for a person`,
  alerts: 'In this browser, when a visitor asks for a person:',
  alertSound: 'Play a sound',
  alertNotification: 'Show a notification',
  alertRefused: "This browser doesn't allow notifications for this site.",
} as const
