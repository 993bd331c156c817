/** What the widget's script says by itself. */
export type WidgetLabels = readonly [
  open: string,
  close: string,
  dismissMessage: string,
  /** Of the open panel, and the frame in it. */
  chat: string,
  /** Of the button that opens the menu of the conversation. */
  options: string,
  loading: string,
  failed: string,
  /** Leads to the agent's own page where the panel's frame fails. */
  ownPage: string,
]
export type LabelsOfAgent = (agentName: string) => WidgetLabels

/** Carried by the script. */
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
