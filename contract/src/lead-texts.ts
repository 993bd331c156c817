/** What visitors read where they can leave their email address, where the owner has no words of their own. Free of dependencies. */
export const leadTexts = {
  title: 'Leave your email',
  text: "Tell us how to reach you, and we'll write back.",
  button: 'Send',
  thanks: "Thank you. We'll be in touch.",
  email: 'Email',
  name: 'Name (optional)',
  message: 'Message (optional)',
  cancel: 'Cancel',
  sending: 'Sending...',
  failed: "Your address couldn't be sent. Please try again.",
  notAsked: 'This agent asks for no email addresses.',
  consentMissing: 'Please tick the box to go on.',
  consentChanged: 'What you agreed to has changed meanwhile. Please read it and tick the box again.',
  tooMany: 'You have left several addresses in this conversation already.',
} as const
