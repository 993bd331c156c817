/** What the product says to visitors whom the agent can't help, where the owner has no words of their own. Free of dependencies. */
export const careTexts = {
  humanContact: 'You can reach a person here:',
  outsideOfficeHours: 'Our team is away right now.',
  contactPage: 'Contact page',
} as const
