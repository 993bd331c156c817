import { keyGraceDays, profileImagePixels } from './limits.ts'

export const agentTexts = {
  notFoundTitle: 'Agent not found',
  closedTitle: "You don't have access to this agent",
  notFound: 'It was deleted or belongs to another account.',
  handedOverTitle: 'This agent was transferred',
  /** Appended to the previous owner's activity about it. */
  handedOver: 'It now belongs to another account, along with its knowledge and conversations.',
  needsKnowledge:
    "This agent has no knowledge yet, so it can't answer questions. Add knowledge and train it.",
  noPublicPage: 'This agent does not have a public page yet.',
  chartComingSoon: 'Chart coming soon…',
  updated: { title: 'Agent updated', description: 'Your changes have been saved.' },
  settingsFailed: "These settings couldn't be loaded.",
  updateFailed: { title: 'Error', description: 'Failed to update agent. Please try again.' },
  baseCreated: { title: 'Agent Base Created', description: "Next, add your agent's knowledge." },
  created: { title: 'Agent created', description: 'Your agent and its settings were saved.' },
  createFailed: { title: 'Error', description: 'Failed to create agent. Please try again.' },
  deleted: { title: 'Agent deleted', description: 'The agent and all its data were deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete agent' },
  imageFailed: { title: 'Image Upload Error', description: 'Failed to upload profile image' },
  idMissing: 'Agent ID missing',
  keyRotated: {
    title: 'API key rotated',
    description: `The old key keeps working for ${keyGraceDays} days.`,
  },
  keyRotationFailed: { title: 'Error', description: 'Failed to rotate the API key. Please try again.' },
  secretKeyDeleted: { title: 'Secret key deleted', description: 'It no longer works.' },
  secretKeyFailed: { title: 'Error', description: 'Failed to change the secret key. Please try again.' },
  noImage: 'No image selected',
  imageHelp: `Any image type, ${profileImagePixels}x${profileImagePixels} recommended.`,
} as const

/** The four profiles: what each is called and what it does for visitors. */
export const toneProfiles = {
  site_navigator: { title: 'Site navigator', help: 'Guide users to the right page or document' },
  conversion_concierge: { title: 'Boost sales', help: 'Turn questions into purchases' },
  cross_sell_advisor: { title: 'Cross-sell smartly', help: 'Point out what goes well with a choice' },
  support_troubleshooter: { title: 'Fix problems', help: 'Walk users through a fix, step by step' },
} as const
