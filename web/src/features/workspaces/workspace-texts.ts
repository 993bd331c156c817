/** Texts that lead users whose own workspace is empty to the others. */
export const otherWorkspacesTexts = {
  help: "This is your own workspace. You're also a member of:",
  helpOfSeveral: "This is your own workspace. You're also a member of:",
  open: (name: string) => `Open ${name}'s workspace`,
} as const
