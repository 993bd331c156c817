/**
 * Default texts of the form in which visitors leave their email address, used if the owner has written none. Free of
 * dependencies.
 */
export const leadTexts = {
  title: 'Leave your email',
  text: "Tell us how to reach you and we'll get back to you.",
  button: 'Send',
  thanks: "Thanks! We'll be in touch.",
  email: 'Email',
  name: 'Name (optional)',
  message: 'Message (optional)',
  cancel: 'Cancel',
  sending: 'Sending...',
  failed: "Your address couldn't be sent. Please try again.",
  notAsked: "This agent doesn't collect email addresses.",
  consentMissing: 'Please check the box to continue.',
  consentChanged: 'The terms have changed. Please read them and check the box again.',
  tooMany: "You've already left several addresses in this conversation.",
} as const
