export const dashboardTexts = {
  becomeAdmin: 'Do you run this server? Give this account the admin plan.',
  becomeAdminShow: 'Show how',
  becomeAdminHide: 'Hide how',
  becomeAdminHow:
    'It has no limits. Run this in a terminal, with the same DATA_DIR or DATABASE_URL if you set one:',
  becomeAdminDismiss: 'Not now',
  noAgents: "You haven't created any agents yet.",
  createNewAgent: 'Create New Agent',
  createFirstAgent: 'Create Your First Agent',
  fetchFailed: 'Failed to fetch bots',
  viewAllActivity: 'View all activity',
  /** With a visitor's first question. */
  asked: (agent: string, question: string) => `Asked ${agent}: “${question}”`,
  andMore: (more: number) => `and ${more} more`,
  noActivity: 'Nothing has happened yet. New conversations and knowledge will show up here.',
  deleted: { title: 'Bot deleted', description: 'The bot has been successfully deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the bot.' },
} as const
