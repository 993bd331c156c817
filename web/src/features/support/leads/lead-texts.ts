/** Texts for owners about the email addresses that visitors leave. Free of dependencies. */
export const ownerLeadTexts = {
  title: 'Leads',
  help: 'Email addresses that visitors left. A lead is deleted together with its conversation.',
  empty: 'No leads yet. You can turn on lead capture in Settings.',
  listFailed: "Leads couldn't be loaded.",
  exportCsv: 'Export CSV',
  tests: 'Include tests',
  open: 'Open conversation',
  inConversation: 'Captured in this conversation',
  agreedTo: 'Consent:',
  remove: 'Delete lead',
  removeTitle: 'Delete this lead?',
  removeHelp: 'This deletes the address and everything left with it. The conversation is kept.',
  removed: { title: 'Lead deleted', description: 'The address was deleted.' },
  removeFailed: { title: 'Error', description: 'Failed to delete the lead.' },
  setting: 'Let visitors leave their email address',
  settingHelp:
    "Shown below questions your agent couldn't answer, in the chat menu, and outside office hours instead of human handoff.",
} as const
