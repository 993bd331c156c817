/** A purge whose work was ended so often in a row is given up. */
export const mostPurgeStops = 2
