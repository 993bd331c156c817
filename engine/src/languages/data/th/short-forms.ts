export const contentWords = `
wifi wi-fi
ไวไฟ wi-fi
`

export const functionWords = null
