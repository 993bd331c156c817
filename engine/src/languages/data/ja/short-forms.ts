export const contentWords = `
wifi wi-fi
ワイファイ wi-fi
`

export const functionWords = null
