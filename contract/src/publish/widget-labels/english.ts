/** The labels in the widget's script. */
export type WidgetLabels = readonly [
  open: string,
  close: string,
  dismissMessage: string,
  /** For the open panel and the frame in it. */
  chat: string,
  /** For the button that opens the conversation's menu. */
  options: string,
  loading: string,
  failed: string,
  /** Link to the agent's own page if the panel's frame fails. */
  ownPage: string,
]
export type LabelsOfAgent = (agentName: string) => WidgetLabels

/** Included in the script. */
export const englishWidgetLabels: LabelsOfAgent = (name) => [
  `Open the chat with ${name}`,
  `Close the chat with ${name}`,
  'Close this message',
  `Chat with ${name}`,
  'Chat options',
  'Loading …',
  'The chat could not be loaded here.',
  'Open it in a page of its own',
]
