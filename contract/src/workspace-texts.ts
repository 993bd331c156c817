/** What leads somebody whose own workspace is empty to those of others. */
export const otherWorkspacesTexts = {
  help: 'This is your own workspace. You also work in others, which the menu behind your picture has:',
  open: (name: string) => `Open the workspace of ${name}`,
} as const
