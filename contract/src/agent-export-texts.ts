/** An agent that is written into a file. Free of dependencies: every list of the settings names it. */
export const agentExportTexts = {
  title: 'Agent as a file',
  help: 'Settings, knowledge with its original files, curated answers and the picture in one ZIP file, to keep or to import on any server. No conversations, no keys, no webhooks.',
  action: 'Export agent',
} as const
