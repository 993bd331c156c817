/** Texts about exporting an agent to a file. Free of dependencies, because every list of settings uses them. */
export const agentExportTexts = {
  title: 'Export this agent',
  help: "Download settings, knowledge with original files, questions and answers, and the profile image as one ZIP file, to keep or to import on any server. Conversations, keys and webhooks aren't included.",
  action: 'Export agent',
} as const
