/** What the owner's app says where people answer in the agent's place. Free of dependencies. */
export const ownerTakeoverTexts = {
  setting: "Let visitors ask for a person, and people in your workspace answer in the agent's place",
  settingHelp:
    'Where nobody comes within a minute, you and your editors get a mail, if this server sends mails.',
  agentAnswers: 'Your agent answers here.',
  asked: 'The visitor asks for a person. Your agent is silent.',
  youAnswer: (name: string) => `You answer here, and your agent is silent. The visitor sees you as ${name}.`,
  personAnswers: (name: string) => `${name} answers here.`,
  visitorTypes: 'The visitor is typing...',
  join: 'Join',
  joinInstead: 'Take over',
  handBack: 'Hand back to the agent',
  leaveToAgent: 'Leave it to the agent',
  replyLabel: 'Write to the visitor',
  failed: { title: 'Not changed', description: "It couldn't be changed who answers here." },
  notSent: { title: 'Not sent', description: 'Your message was not sent. It is still there: send it again.' },
  waiting: (visitors: number) =>
    visitors === 1
      ? '1 waiting: a visitor asks for a person'
      : `${visitors} waiting: visitors ask for a person`,
  waitingShort: 'waiting',
  /** In lists: since when. */
  waitingSince: (minutes: number) => (minutes < 1 ? 'waiting' : `waiting · ${minutes} min`),
  waitingTitle: 'Visitors who ask for a person',
  notification: (agentName: string) => `A visitor of ${agentName} asks for a person`,
  alerts: 'When a visitor asks for a person, in this browser:',
  alertSound: 'Play a sound',
  alertNotification: 'Show a notification',
  alertRefused: "This browser doesn't allow notifications for this site.",
} as const
