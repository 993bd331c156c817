/** What owners read of the email addresses that visitors leave. Free of dependencies. */
export const ownerLeadTexts = {
  title: 'Leads',
  help: 'The email addresses that visitors have left. Each goes with its conversation, when that is deleted or its time is over.',
  empty: 'Nobody has left an email address yet. You choose in Settings whether visitors can.',
  listFailed: "The leads couldn't be loaded.",
  exportCsv: 'Export CSV',
  tests: 'Include tests',
  open: 'Open conversation',
  inConversation: 'Left in this conversation',
  agreedTo: 'Agreed to:',
  remove: 'Delete lead',
  removeTitle: 'Delete this lead?',
  removeHelp: 'The address and what was left with it are gone. The conversation stays.',
  removed: { title: 'Lead deleted', description: 'The address is gone.' },
  removeFailed: { title: 'Error', description: 'Failed to delete the lead.' },
  setting: 'Let visitors leave their email address',
  settingHelp:
    'Offered below what your agent could not answer, in the menu of the chat, and outside office hours instead of a person.',
} as const
