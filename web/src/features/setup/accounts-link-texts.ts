/** The link to the page of accounts, whose other texts come with it. */
export const accountsLinkTexts = {
  title: 'Accounts',
  text: 'Plans, invitations and reset links, and a notice to everyone.',
  open: 'Open accounts',
} as const
