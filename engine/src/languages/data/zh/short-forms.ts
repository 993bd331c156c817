export const contentWords = `
wifi wi-fi
`

export const functionWords = null
