export const notFoundTexts = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
} as const
