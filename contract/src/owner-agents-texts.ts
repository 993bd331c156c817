import { keyGraceDays, profileImagePixels } from './limits.ts'

export const agentTexts = {
  notFoundTitle: 'Agent not found',
  closedTitle: 'This agent is closed to you',
  notFound: 'It was deleted, or it belongs to another account.',
  handedOverTitle: 'This agent was handed over',
  /** After what its former owner's activities say of it. */
  handedOver: 'It belongs to another account now, with its knowledge and conversations.',
  needsKnowledge: "This agent knows nothing yet, so it can't answer. Add knowledge and train it.",
  noPublicPage: 'This agent does not have a public page yet.',
  chartComingSoon: 'Chart coming soon…',
  updated: { title: 'Agent updated', description: 'Your changes have been saved.' },
  settingsFailed: "These settings couldn't be loaded.",
  updateFailed: { title: 'Error', description: 'Failed to update agent. Please try again.' },
  baseCreated: { title: 'Agent Base Created', description: 'Now add what your agent should know.' },
  created: { title: 'Agent created', description: 'It is saved with everything you have set.' },
  createFailed: { title: 'Error', description: 'Failed to create agent. Please try again.' },
  deleted: { title: 'Agent deleted', description: 'The agent and all of its data are gone.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete agent' },
  imageFailed: { title: 'Image Upload Error', description: 'Failed to upload profile image' },
  idMissing: 'Agent ID missing',
  keyRotated: { title: 'API key rotated', description: `The old key works on for ${keyGraceDays} days.` },
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
