/** Of the page for who runs the server, and of what leads there. */
export const serverStatusTitle = 'Server status'
