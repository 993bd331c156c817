/** What leads somebody whose own workspace is empty to those of others. */
export const otherWorkspacesTexts = {
  help: 'This is your own workspace. You were invited to another one, too:',
  helpOfSeveral: 'This is your own workspace. You were invited to others, too:',
  open: (name: string) => `Open the workspace of ${name}`,
} as const
