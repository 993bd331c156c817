export const contentWords = `
wifi wi-fi
واي wi-fi
`

export const functionWords = null
