/** What visitors' pages call, on whatever website they are. */
export const publicApi = '/api/public/'
