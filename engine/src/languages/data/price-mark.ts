/** Stands for "what does it cost", however that is asked. */
export const PRICE = 'howmuch'
