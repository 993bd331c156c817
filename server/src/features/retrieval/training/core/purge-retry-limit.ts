/** A purge that was stopped this often in a row is given up. */
export const purgeRetryLimit = 2
