/** Title of the status page for operators, and of links to it. */
export const serverStatusTitle = 'Server status'
