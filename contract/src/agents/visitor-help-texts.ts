/** Default texts for visitors whom the agent can't help, used if the owner has written none. Free of dependencies. */
export const visitorHelpTexts = {
  humanContact: 'You can reach our team here:',
  outsideOfficeHours: 'Our team is away right now.',
  contactPage: 'Contact page',
  downloadText: 'Download as text',
  downloadJson: 'Download as JSON',
  downloadFailed: "The conversation couldn't be downloaded. Please try again.",
  commentLabel: 'What was wrong? (optional)',
  commentSend: 'Send comment',
  commentThanks: 'Thanks for your feedback!',
  commentFailed: "Your comment couldn't be sent. Please try again.",
} as const
